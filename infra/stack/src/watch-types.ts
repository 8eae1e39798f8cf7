import { relative } from 'node:path';
import { runChild } from './child.ts';
import { typesCommand } from './package-task/tasks.ts';
import { ROOT } from './root.ts';

/** How TypeScript ends each round of a watched compilation. */
const ROUND = /Found (\d+) errors?\. Watching for file changes\.\s*$/;

/** The compiler leaves the processor to the build: the page shows an edit before its types are checked. */
const NICENESS = 19;

/** Reports the type errors of a package at every save, until `stop`. */
export async function watchTypes(
  directory: string,
  say: (line: string) => void,
  stop: AbortSignal,
  niceness = NICENESS,
): Promise<void> {
  const folder = relative(ROOT, directory);
  const onOutput = readRounds(folder, say);
  const args = ['--watch', '--preserveWatchOutput', '--pretty', 'false'];
  await runChild('nice', ['-n', String(niceness), process.execPath, ...typesCommand(folder, args)], {
    cwd: ROOT,
    stop,
    onOutput,
  });
}

/** Takes what TypeScript prints, and says each round that has errors, and the first one without them after that. */
export function readRounds(name: string, say: (line: string) => void): (text: string) => void {
  let round = '';
  let hadErrors = false;
  return (text) => {
    round += text;
    const [, found] = ROUND.exec(round) ?? [];
    if (found === undefined) return;
    // Lines of its own begin with the time.
    const errors = round.split('\n').filter((line) => /^\S+\(\d+,\d+\): |^ +\S/.test(line));
    round = '';
    if (found !== '0') say(`✗ Type errors in ${name}:\n${errors.join('\n')}\n`);
    else if (hadErrors) say(`✓ ${name} has no type errors`);
    hadErrors = found !== '0';
  };
}
