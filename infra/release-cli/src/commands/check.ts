import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings } from '@souk/tooling/settings';
import type { ReleaseRecord } from '@souk/contracts';
import type { Command } from 'commander';
import { builtRelease } from '../built-release.ts';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { findingLines } from '../findings.ts';
import { logOf, printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import type { RegistryClient } from '../registry-client.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { readCompressedRecord } from '../release-folder.ts';
import { ReportedError } from '../reported-error.ts';

interface Options extends ConnectionOptions, JsonOption {
  channel: string;
}

export function checkCommand(program: Command): void {
  withConnection(withJson(program.command('check')))
    .argument('<release>', 'a remote such as remotes/food, a built release, or food@1.0.1')
    .summary('ask the gate whether a release may go live')
    .description('check whether the gate allows a release to go live; publishes nothing')
    .option('--channel <name>', 'channel to check against', DEFAULT_CHANNEL)
    .action(check);
}

async function check(target: string, options: Options): Promise<void> {
  const settings = readSettings();
  const client = connect(options, settings);
  const record = await recordOf(target, client, settings.version, logOf(options));
  const verdict = await client.check({ channel: options.channel, record });
  const { remote, version, channel, passed, findings } = verdict;
  const count = findings.length === 1 ? 'one reason' : `${findings.length} reasons`;
  const lines = passed
    ? [`${remote} ${version} may go live in ${channel}.`]
    : [`${remote} ${version} may not go live in ${channel}, for ${count}:`, ...findingLines(findings)];
  printResult(options, verdict, lines);
  if (!passed) throw new ReportedError();
}

const PUBLISHED = /^([a-z][a-z0-9-]*)@(\d[^/\\]*)$/;

async function recordOf(
  target: string,
  client: RegistryClient,
  builtVersion: string | undefined,
  log: (line: string) => void,
): Promise<ReleaseRecord> {
  const [, remote, version] = PUBLISHED.exec(target) ?? [];
  if (remote === undefined || version === undefined || existsSync(resolve(target)))
    return readCompressedRecord(await builtRelease(resolve(target), builtVersion, log));
  const record = await client.release(remote, version);
  if (!record)
    throw new Error(
      `${remote} ${version} was never published. Publish it first, or check a folder such as remotes/${remote}.`,
    );
  return record;
}
