import type { Command } from 'commander';

export interface JsonOption {
  json?: boolean;
}

/** Standard output is one JSON document then, whether the command succeeds or fails. */
export const withJson = (command: Command): Command => command.option('--json', 'print the result as JSON');

/** Prints a result for people, or as JSON for programs. */
export function printResult(
  { json = false }: JsonOption,
  result: unknown,
  text: string | readonly string[],
): void {
  const lines = json ? [JSON.stringify(result, null, 2)] : [text].flat();
  for (const line of lines) console.log(line);
}

/** Prints what is not the result; standard output has nothing but the document with `--json`. */
export const logOf =
  ({ json = false }: JsonOption) =>
  (line: string): void =>
    json ? console.error(line) : console.log(line);
