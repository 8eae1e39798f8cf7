import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { releaseContent } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';
import { readSettings } from '@souk/tooling/settings';
import type { Settings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { builtRelease } from '../built-release.ts';
import { connect, storefrontOf, verifierOf, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { readReleaseRecord } from '../release-folder.ts';
import { SaidError } from '../said-error.ts';
import { readFolderCandidate } from '../verify/folder-candidate.ts';
import { readPublishedCandidate } from '../verify/published-candidate.ts';
import { describeVerdict, runVerification } from '../verify/run-verification.ts';
import type { ReadServerBundle } from '../verify/server-rendering.ts';
import { readSourceMaps } from '../verify/source-maps.ts';
import type { SourceMaps } from '../verify/source-maps.ts';
import { signStatement, statementOf } from '../verify/sign-statement.ts';

interface Options extends ConnectionOptions {
  storefront?: string;
  visit?: string[];
  asVerifier?: boolean;
  maps?: string;
}

const PUBLISHED = /^([a-z][a-z0-9-]*)@(\d[^/\\]*)$/;

export const withVisits = (command: Command): Command =>
  command
    .option('--storefront <url>', 'verify it in this storefront; default that of this machine')
    .option(
      '--visit <path>',
      'an address such as /store/lentil-house, for a route such as /store/*; may stand more than once',
      (path: string, before: string[] | undefined) => [...(before ?? []), path],
    );

export function verifyCommand(program: Command): void {
  withVisits(withConnection(program.command('verify')))
    .argument('<release>', 'a remote such as remotes/food, a built release, or food@1.0.1')
    .option(
      '--as-verifier',
      "record what it finds of a published release, signed: takes a verifier's token and SOUK_VERIFIER_KEY",
    )
    .option(
      '--maps <folder>',
      'a build of the same published release on this machine, whose source maps name the lines of what it finds',
    )
    .description(
      'mounts a release in the real host, in Chromium, and says what it does wrong; stores nothing',
    )
    .action(verify);
}

async function verify(named: string, options: Options): Promise<void> {
  const settings = readSettings();
  const storefront = storefrontOf(options.storefront, settings);
  const { chromiumPath } = settings;
  const [, remote, version] = existsSync(resolve(named)) ? [] : (PUBLISHED.exec(named) ?? []);
  const readBundle: ReadServerBundle = ({ name, version: of }) =>
    connect(options, settings).serverBundle(name, of);
  const verified = { storefront, visits: options.visit ?? [], chromiumPath, readBundle };
  if (remote !== undefined && version !== undefined)
    return verifyPublished({ remote, version }, verified, options, settings);
  if (options.asVerifier)
    throw new Error('A verifier verifies what is published: name the release, such as food@1.0.1.');
  const directory = await builtRelease(resolve(named), settings.version);
  const found = await runVerification(await readFolderCandidate(directory), verified);
  console.log(`${describeVerdict(found)}.`);
  if (!found.passed) throw new SaidError();
}

async function verifyPublished(
  { remote, version }: { remote: string; version: string },
  verified: Parameters<typeof runVerification>[1],
  options: Options,
  settings: Settings,
): Promise<void> {
  const verifier = options.asVerifier ? verifierOf(options, settings) : null;
  const client = verifier?.client ?? connect(options, settings);
  const record = await client.release(remote, version);
  if (!record) throw new Error(`${remote} ${version} was never published.`);
  const maps = options.maps === undefined ? undefined : await readMapsOf(record, resolve(options.maps));
  const candidate = await readPublishedCandidate(record, verified.storefront, maps);
  const found = await runVerification(candidate, verified);
  if (verifier) {
    const { passed, verifiedBy } = await client.recordVerification(
      signStatement(statementOf(record, found), verifier.key),
    );
    console.log(`${describeVerdict({ ...found, passed })}; recorded and signed by ${verifiedBy}.`);
  } else console.log(`${describeVerdict(found)}.`);
  if (!found.passed) throw new SaidError();
}

/** @throws Error with a sentence where the folder holds another release, or no maps */
async function readMapsOf(record: ReleaseRecord, folder: string): Promise<SourceMaps> {
  const { remote, version } = record;
  if (releaseContent(await readReleaseRecord(folder)) !== releaseContent(record))
    throw new Error(`${folder} holds another build than the published ${remote} ${version}.`);
  const maps = await readSourceMaps(folder);
  if (maps.size === 0) throw new Error(`${folder} holds no source maps; build the release again.`);
  return maps;
}
