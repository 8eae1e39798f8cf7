import { relative } from 'node:path';
import { runCommand } from './command.ts';
import { contentKey, passedBefore, rememberPassed } from './package-task/passed-before.ts';
import { isTask, TASKS } from './package-task/tasks.ts';
import { runInTerminal } from './package-task/run-in-terminal.ts';
import { readOptions } from './read-options.ts';
import { UserError } from './user-error.ts';
import { ROOT } from './root.ts';

const HELP = `Usage: npm run lint, npm run types or npm test in the folder of a package, or with -w <folder> in the root.
With the same files as when it last passed, it does not run again.

--force    runs in any case
--         what follows goes to ESLint, TypeScript, jest or Node's test runner, such as -- -- --testPathPatterns cart`;

/** `lint`, `types` or `test` of the package in whose folder npm runs it. */
await runCommand(async (stop) => {
  const { values, positionals } = readOptions({
    command: 'npm test',
    allowPositionals: true,
    options: { force: { type: 'boolean', default: false } },
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [task = '', ...args] = positionals;
  if (!isTask(task))
    throw new UserError(
      `There is no task ${task || 'without a name'}. Choose from ${Object.keys(TASKS).join(', ')}.`,
    );
  const folder = relative(ROOT, process.cwd());
  const name = `${folder}: ${task}`;
  // What is given besides may leave tests out.
  const isWhole = args.length === 0;
  if (isWhole && !values.force && passedBefore(ROOT, folder, task)) {
    console.log(`${name} passed before with the same files. Run it again: -- --force`);
    return 0;
  }
  const commands = TASKS[task](folder, args);
  if (commands.length === 0) {
    console.log(`${name} has nothing to do: the package has no tests.`);
    return 0;
  }
  const key = contentKey(ROOT, folder, task);
  for (const command of commands) {
    const code = await runInTerminal(command, stop);
    if (code !== 0) return code;
  }
  if (isWhole) rememberPassed(ROOT, folder, task, key);
  return 0;
});
