import { resolve } from 'node:path';
import type { ReleaseRecord } from '@souk/contracts';
import { readSettings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { builtRelease } from '../built-release.ts';
import { withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { commandForm } from '../command-form.ts';
import { connect, storefrontOf } from '../connection.ts';
import { logOf, printResult } from '../json-output.ts';
import { PREVIEW_MINUTES, linkedStorefront, previewLink } from '../links.ts';
import { ReportedError } from '../reported-error.ts';
import { showProgress } from '../terminal/progress.ts';
import { readFolderCandidate } from '../verify/folder-candidate.ts';
import { describeVerdict, runVerification, sayCheck } from '../verify/run-verification.ts';
import { applyActivation, pageOfLive } from './activate.ts';
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
    .summary('publish an immutable release')
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
  const log = logOf(options);
  const directory = await builtRelease(resolve(folder), settings.version, log);
  const verification = options.verify
    ? await runVerification(await readFolderCandidate(directory), {
        storefront: storefrontOf(options.storefront, settings),
        visits: options.visit ?? [],
        chromiumPath: settings.chromiumPath,
        readBundle: client.serverBundle,
        log,
        onCheck: sayCheck(log),
      })
    : null;
  if (verification && !verification.passed) {
    const { record, checks } = verification;
    const refused = { remote: record.remote, version: record.version, published: false, checks };
    printResult(options, refused, `${describeVerdict(verification)}; it was not published.`);
    throw new ReportedError();
  }
  const progress = showProgress(process.stderr);
  const { record, created } = await client.publish(directory, progress.show).finally(progress.end);
  log(describePublished(record, created));
  if (verification) log(`${describeVerdict(verification)}.`);
  const { remote, version } = record;
  const published = {
    remote,
    version,
    published: true,
    created,
    ...(verification ? { checks: verification.checks } : {}),
  };

  if (options.activate) {
    const { after, description } = await applyActivation(remote, version, options, record);
    const url = await pageOfLive(remote, version, options);
    const text = url === null ? description : `${description}\nSee it: ${url}`;
    return printResult(options, { ...published, activation: after, url }, text);
  }
  const storefront = linkedStorefront(options.storefront, options, settings);
  const url =
    storefront === null
      ? null
      : await previewLink(client, storefront, { remote, version, channel: options.channel });
  const look =
    url === null
      ? `See it first: ${commandForm()} preview ${remote} ${version}`
      : `See it first, for ${PREVIEW_MINUTES} minutes: ${url}`;
  const next = `Make it live: ${commandForm()} activate ${remote} ${version}`;
  printResult(options, { ...published, url }, `${look}\n${next}`);
}

function describePublished({ remote, version, files }: ReleaseRecord, created: boolean): string {
  if (!created) return `${remote} ${version} is already published, with the same content.`;
  const bytes = files.reduce((sum, { size, compressed }) => sum + (compressed ?? size), 0);
  return `Published ${remote} ${version}: ${files.length} ${files.length === 1 ? 'file' : 'files'}, ${Math.ceil(bytes / 1000)} kB compressed.`;
}
