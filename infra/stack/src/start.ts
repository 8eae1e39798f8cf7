import { readSettings } from '@souk/tooling/settings';
import { runCommand } from './command.ts';
import { readOptions } from './read-options.ts';
import { readyLines } from './ready-lines.ts';
import { drawPictures } from './draw-pictures.ts';
import { showProgress } from './progress.ts';
import { STEPS } from './stack.ts';
import { startStack } from './start-stack.ts';
import { untilStopped } from './until-stopped.ts';

const HELP = `Usage: npm start [-- options]

Installs what is missing, builds, and serves the storefront with everything that it needs on this machine.
A remote's working tree becomes its first release; later edits go live by ./souk, or by --activate.

  --activate   also make edits of the working tree live, for everybody who uses this stack
  -h, --help   this text

Examples:
  npm start
  npm start -- --activate
  PORT=9000 SOUK_HOME=/tmp/other npm start

Ctrl-C ends it. Environment variables: README.md, under Configuration`;

await runCommand(async (stop) => {
  const { values: options } = readOptions({
    command: 'npm start',
    options: { activate: { type: 'boolean', default: false } },
  });
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  const settings = readSettings();
  const { progress, end } = showProgress(STEPS);
  const stack = await startStack(settings, {
    progress,
    stop,
    activateEdits: options.activate,
    orderClock: settings.demoClock,
    verifier: settings.verifier,
  }).finally(end);
  console.log(['', ...readyLines(stack, settings), 'Ctrl-C ends it.'].join('\n'));
  void drawPictures(stack.pictures, console.log);
  await untilStopped(stop);
  await stack.close();
  return 0;
});
