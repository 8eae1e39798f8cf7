import { runCommand } from './command.ts';
import { developRemote, findTree } from './develop-remote.ts';
import { Problem } from './problem.ts';
import { showProgress } from './progress.ts';
import { readSettings } from './settings.ts';
import { STEPS, startStack } from './start-stack.ts';

await runCommand(async (stop) => {
  const name = process.argv[2];
  if (!name) throw new Problem('Name the remote to work on, such as: npm run dev -- food');
  findTree(name);
  const settings = readSettings();
  const { progress, end } = showProgress(STEPS);
  const stack = await startStack(settings, { progress, stop }).finally(end);
  console.log(`\nSouk is ready: ${stack.url}\nEvery save of ${name} goes live here. Ctrl-C ends it.\n`);
  const access = { url: stack.registryUrl, token: stack.token };
  await developRemote(name, access, console.log, stop);
  await stack.close();
  return 0;
});
