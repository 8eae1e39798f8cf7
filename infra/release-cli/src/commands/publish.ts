import { resolve } from 'node:path';
import { readSettings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { builtRelease } from '../built-release.ts';
import { withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { connect, storefrontOf } from '../connection.ts';
import { SaidError } from '../said-error.ts';
import { showProgress } from '../terminal/progress.ts';
import { readFolderCandidate } from '../verify/folder-candidate.ts';
import { describeVerdict, runVerification } from '../verify/run-verification.ts';
import { activate } from './activate.ts';
import { withVisits } from './verify.ts';

interface Options extends ChangeOptions {
  activate?: boolean;
  verify?: boolean;
  storefront?: string;
  visit?: string[];
}

export function publishCommand(program: Command): void {
  withVisits(withChange(program.command('publish')))
    .argument('<folder>', 'a remote such as remotes/food, or a release that is built already')
    .description('stores an immutable release; building it first where needed ($SOUK_VERSION names it)')
    .option('--verify', 'look at it in the real host first; what does not pass is not published')
    .option('--activate', 'make it live at once')
    .option('--reason <text>', 'why, for the history')
    .action(publish);
}

async function publish(folder: string, options: Options): Promise<void> {
  const settings = readSettings();
  const client = connect(options, settings);
  const directory = await builtRelease(resolve(folder), settings.version);
  const looked = options.verify
    ? await runVerification(await readFolderCandidate(directory), {
        storefront: storefrontOf(options.storefront, settings),
        visits: options.visit ?? [],
        chromiumPath: settings.chromiumPath,
        readBundle: ({ name, version }) => client.serverBundle(name, version),
      })
    : null;
  if (looked && !looked.checks.every(({ passed }) => passed)) {
    console.log(`${describeVerdict(looked)}; it is not published.`);
    throw new SaidError();
  }
  const progress = showProgress(process.stderr);
  const { record, created } = await client.publish(directory, progress.show).finally(progress.end);
  const { remote, version, files } = record;
  const bytes = files.reduce((sum, { size, compressed }) => sum + (compressed ?? size), 0);
  console.log(
    created
      ? `Published ${remote} ${version}: ${files.length} ${files.length === 1 ? 'file' : 'files'}, ${Math.ceil(bytes / 1000)} kB compressed.`
      : `${remote} ${version} was published before, with the same bytes.`,
  );
  if (looked) console.log(`${describeVerdict(looked)}.`);
  if (options.activate) await activate(remote, version, options);
}
