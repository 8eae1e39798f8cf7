import { resolve } from 'node:path';
import { readSettings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { builtRelease } from '../built-release.ts';
import { withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { connect, storefrontOf } from '../connection.ts';
import { ReportedError } from '../reported-error.ts';
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
    .argument('<folder>', 'a remote such as remotes/food, or a built release')
    .description(
      'publish an immutable release, and build it first if needed ($SOUK_VERSION sets its version)',
    )
    .option('--verify', 'verify it in the real host first; a release that fails is not published')
    .option('--activate', 'also activate it')
    .option('--reason <text>', 'reason for the history')
    .action(publish);
}

async function publish(folder: string, options: Options): Promise<void> {
  const settings = readSettings();
  const client = connect(options, settings);
  const directory = await builtRelease(resolve(folder), settings.version);
  const result = options.verify
    ? await runVerification(await readFolderCandidate(directory), {
        storefront: storefrontOf(options.storefront, settings),
        visits: options.visit ?? [],
        chromiumPath: settings.chromiumPath,
        readBundle: client.serverBundle,
      })
    : null;
  if (result && !result.checks.every(({ passed }) => passed)) {
    console.log(`${describeVerdict(result)}; it was not published.`);
    throw new ReportedError();
  }
  const progress = showProgress(process.stderr);
  const { record, created } = await client.publish(directory, progress.show).finally(progress.end);
  const { remote, version, files } = record;
  const bytes = files.reduce((sum, { size, compressed }) => sum + (compressed ?? size), 0);
  console.log(
    created
      ? `Published ${remote} ${version}: ${files.length} ${files.length === 1 ? 'file' : 'files'}, ${Math.ceil(bytes / 1000)} kB compressed.`
      : `${remote} ${version} is already published, with the same content.`,
  );
  if (result) console.log(`${describeVerdict(result)}.`);
  if (options.activate) await activate(remote, version, options);
}
