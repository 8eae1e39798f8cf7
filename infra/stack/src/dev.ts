import { runCommand } from './command.ts';
import { developRemote, findTree, readManifest } from './develop-remote.ts';
import { drawPictures } from './draw-pictures.ts';
import { requireFreePort } from './port.ts';
import { UserError } from './user-error.ts';
import { showProgress } from './progress.ts';
import { readOptions } from './read-options.ts';
import { linkToPage } from '@souk/release-cli/links';
import { readSettings } from '@souk/tooling/settings';
import { STEPS } from './stack.ts';
import { HOST, startStack } from './start-stack.ts';
import { untilStopped } from './until-stopped.ts';
import { watchTypes } from './watch-types.ts';

const HELP = `Usage: npm run dev -- <remote>

Serves the storefront with one remote, or the host, from its working tree: every save shows in the open page.
Nothing of it is published or activated.

Examples:
  npm run dev -- food
  npm run dev -- host

Ctrl-C ends it. More: docs/remotes.md`;

await runCommand(async (stop) => {
  const { values, positionals } = readOptions({
    command: 'npm run dev',
    options: {},
    allowPositionals: true,
  });
  if (values.help) {
    console.log(HELP);
    return 0;
  }
  const [name] = positionals;
  if (!name) throw new UserError('No remote was named. Example: npm run dev -- food');
  const directory = findTree(name);
  const settings = readSettings();
  await requireFreePort(settings.port, HOST);

  const { progress, end } = showProgress(['Working tree', ...STEPS]);
  const earlierLines: string[] = [];
  // The progress display would overwrite lines printed in between, so they are printed afterwards.
  let say = (line: string): void => void earlierLines.push(line);
  const server = await progress
    .run('Working tree', () =>
      developRemote(directory, `http://localhost:${settings.port}`, (line) => say(line)),
    )
    .catch((error: unknown) => {
      end();
      throw error;
    });
  const stack = await startStack(settings, {
    progress,
    stop,
    development: server,
    orderClock: settings.demoClock,
  }).finally(end);
  await Promise.race([server.ready, untilStopped(stop)]);
  earlierLines.forEach((line) => console.log(line));
  say = console.log;

  const page = await linkToPage(stack.url, readManifest(directory));
  console.log(
    `\nSouk is ready: ${stack.url}\nOpen ${name}: ${page}\nEvery save of ${name} shows in the open page. Ctrl-C ends it.\n`,
  );
  void drawPictures(stack.pictures, console.log);
  const types = watchTypes(directory, say, stop).catch((error: unknown) =>
    say(`Types are not checked: ${error instanceof Error ? error.message : String(error)}`),
  );
  await untilStopped(stop);
  await types;
  await server.close();
  await stack.close();
  return 0;
});
