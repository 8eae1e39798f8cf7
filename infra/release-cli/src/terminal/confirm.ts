import { createInterface } from 'node:readline/promises';
import { CancelledError } from '../exit-codes.ts';

export interface Terminal {
  input: NodeJS.ReadableStream;
  output: NodeJS.WritableStream;
  /** Whether a person can respond. */
  interactive: boolean;
}

const OWN: Terminal = {
  input: process.stdin,
  output: process.stderr,
  interactive: process.stdin.isTTY && process.stderr.isTTY,
};

/**
 * Prints what is about to happen and, on a terminal, asks for confirmation. Without a terminal, such as in a script, the
 * command continues.
 * @throws CancelledError if the answer is no
 */
export async function confirm(what: string, yes: boolean, terminal: Terminal = OWN): Promise<void> {
  terminal.output.write(`${what}\n`);
  if (yes || !terminal.interactive) return;
  const prompt = createInterface({ input: terminal.input, output: terminal.output });
  try {
    const gone = new Promise<string>((answer) => prompt.once('close', () => answer('no')));
    const answer = await Promise.race([prompt.question('Continue? (y/N) '), gone]);
    if (!/^y(es)?$/i.test(answer.trim())) throw new CancelledError('Aborted. No changes were made.');
  } finally {
    prompt.close();
  }
}
