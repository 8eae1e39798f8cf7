import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { releaseContent } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import { readSettings } from '@souk/tooling/settings';
import type { Settings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { builtRelease } from '../built-release.ts';
import { UsageError } from '../exit-codes.ts';
import { connect, storefrontOf, verifierOf, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { logOf, printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { readReleaseRecord } from '../release-folder.ts';
import { ReportedError } from '../reported-error.ts';
import { readFolderCandidate } from '../verify/folder-candidate.ts';
import { readPublishedCandidate } from '../verify/published-candidate.ts';
import type { Verified } from '../verify/run-verification.ts';
import { describeVerdict, runVerification, sayCheck } from '../verify/run-verification.ts';
import type { ReadServerBundle } from '../verify/server-rendering.ts';
import { readSourceMaps } from '../verify/source-maps.ts';
import type { SourceMaps } from '../verify/source-maps.ts';
import { signStatement, statementOf } from '../verify/sign-statement.ts';

interface Options extends ConnectionOptions, JsonOption {
  storefront?: string;
  visit?: string[];
  asVerifier?: boolean;
  maps?: string;
}

const PUBLISHED = /^([a-z][a-z0-9-]*)@(\d[^/\\]*)$/;

export const withVisits = (command: Command): Command =>
  command
    .option('--storefront <url>', "storefront to verify it in; default: this machine's")
    .option(
      '--visit <path>',
      'path to visit, such as /store/lentil-house for the route /store/*; can be repeated',
      (path: string, before: string[] | undefined) => [...(before ?? []), path],
    );

export function verifyCommand(program: Command): void {
  withVisits(withConnection(withJson(program.command('verify'))))
    .argument('<release>', 'a remote such as remotes/food, a built release, or food@1.0.1')
    .option(
      '--as-verifier',
      "sign and record the result for a published release; requires a verifier's token and SOUK_VERIFIER_KEY",
    )
    .option(
      '--maps <folder>',
      'local build of the same published release, whose source maps are used to name source lines',
    )
    .summary('test a release in the real host, in Chromium')
    .description('mount a release in the real host in Chromium and report problems; stores nothing')
    .action(verify);
}

async function verify(target: string, options: Options): Promise<void> {
  const settings = readSettings();
  const storefront = storefrontOf(options.storefront, settings);
  const { chromiumPath } = settings;
  const [, remote, version] = existsSync(resolve(target)) ? [] : (PUBLISHED.exec(target) ?? []);
  const readBundle: ReadServerBundle = (release) => connect(options, settings).serverBundle(release);
  const log = logOf(options);
  const onCheck = sayCheck(log);
  const verified = { storefront, visits: options.visit ?? [], chromiumPath, readBundle, log, onCheck };
  if (remote !== undefined && version !== undefined)
    return verifyPublished({ remote, version }, verified, options, settings);
  if (options.asVerifier)
    throw new UsageError('--as-verifier requires a published release. Name one, such as food@1.0.1.');
  const directory = await builtRelease(resolve(target), settings.version, log);
  const found = await runVerification(await readFolderCandidate(directory), verified);
  printResult(options, resultOf(found), `${describeVerdict(found)}.`);
  if (!found.passed) throw new ReportedError();
}

/** The result without the whole record. */
const resultOf = ({ record, ...rest }: Verified) => ({
  remote: record.remote,
  version: record.version,
  ...rest,
});

async function verifyPublished(
  { remote, version }: { remote: string; version: string },
  verified: Parameters<typeof runVerification>[1],
  options: Options,
  settings: Settings,
): Promise<void> {
  const verifier = options.asVerifier ? verifierOf(options, settings) : null;
  const client = verifier?.client ?? connect(options, settings);
  const record = await client.release(remote, version);
  if (!record)
    throw new Error(
      `${remote} ${version} was never published. Publish it first, or verify a folder such as remotes/${remote}.`,
    );
  const maps = options.maps === undefined ? undefined : await readMapsOf(record, resolve(options.maps));
  const candidate = await readPublishedCandidate(record, verified.storefront, maps);
  const found = await runVerification(candidate, verified);
  if (verifier) {
    const { passed, verifiedBy } = await client.recordVerification(
      signStatement(statementOf(record, found), verifier.key),
    );
    printResult(
      options,
      { ...resultOf({ ...found, passed }), verifiedBy },
      `${describeVerdict({ ...found, passed })}; recorded and signed by ${verifiedBy}.`,
    );
  } else printResult(options, resultOf(found), `${describeVerdict(found)}.`);
  if (!found.passed) throw new ReportedError();
}

/** @throws Error if the folder contains another release, or no source maps */
async function readMapsOf(record: ReleaseRecord, folder: string): Promise<SourceMaps> {
  const { remote, version } = record;
  if (releaseContent(await readReleaseRecord(folder)) !== releaseContent(record))
    throw new Error(
      `The build in ${folder} differs from the published ${remote} ${version}. Name the folder of the same build with --maps.`,
    );
  const maps = await readSourceMaps(folder);
  if (maps.size === 0) throw new Error(`The build in ${folder} has no source maps. Build the release again.`);
  return maps;
}
