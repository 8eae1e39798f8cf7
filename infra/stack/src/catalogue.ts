import { runCommand } from './command.ts';
import { openCatalogue } from './open-catalogue.ts';
import { readOptions } from './read-options.ts';
import { requireFreePort } from './port.ts';
import { untilStopped } from './until-stopped.ts';

/** Where journeys look for it, too. */
const PORT = 6006;

const HELP = `Usage: npm run catalogue

Shows the components of shared/ui and shared/storefront in all of their states, in both languages and themes, at
http://localhost:${PORT}. Nothing else has to run. The states are the stories in infra/catalogue/src/stories/.
After an edit, start it again.

  -h, --help   this text

Ctrl-C ends it.`;

await runCommand(async (stop) => {
  const { values: options } = readOptions({ command: 'npm run catalogue', options: {} });
  if (options.help) {
    console.log(HELP);
    return 0;
  }
  await requireFreePort(PORT, '127.0.0.1');
  const catalogue = await openCatalogue(
    PORT,
    (detail) => detail && console.log(`Catalogue: ${detail}`),
    stop,
  );
  console.log(`${catalogue.url}\nCtrl-C ends it.`);
  await untilStopped(stop);
  await catalogue.close();
  return 0;
});
