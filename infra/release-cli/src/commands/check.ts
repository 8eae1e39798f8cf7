import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { readSettings } from '@souk/tooling/settings';
import type { ReleaseRecord } from '@souk/contracts';
import type { Command } from 'commander';
import { builtRelease } from '../built-release.ts';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { findingLines } from '../findings.ts';
import type { RegistryClient } from '../registry-client.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { readCompressedRecord } from '../release-folder.ts';
import { SaidError } from '../said-error.ts';

interface Options extends ConnectionOptions {
  channel: string;
  json?: boolean;
}

export function checkCommand(program: Command): void {
  withConnection(program.command('check'))
    .argument('<release>', 'a remote such as remotes/food, a built release, or food@1.0.1')
    .description('asks the gate whether a release may go live; publishes nothing')
    .option('--channel <name>', 'in which channel', DEFAULT_CHANNEL)
    .option('--json', 'for programs')
    .action(check);
}

async function check(named: string, options: Options): Promise<void> {
  const settings = readSettings();
  const client = connect(options, settings);
  const record = await recordOf(named, client, settings.version, options.json ? () => {} : console.log);
  const verdict = await client.check({ channel: options.channel, record });
  const { remote, version, channel, passed, findings } = verdict;
  if (options.json) console.log(JSON.stringify(verdict, null, 2));
  else if (passed) console.log(`${remote} ${version} may go live in ${channel}.`);
  else {
    console.log(
      `${remote} ${version} may not go live in ${channel}, for ${findings.length === 1 ? 'one reason' : `${findings.length} reasons`}:`,
    );
    for (const line of findingLines(findings)) console.log(line);
  }
  if (!passed) throw new SaidError();
}

const PUBLISHED = /^([a-z][a-z0-9-]*)@(\d[^/\\]*)$/;

async function recordOf(
  named: string,
  client: RegistryClient,
  wanted: string | undefined,
  say: (line: string) => void,
): Promise<ReleaseRecord> {
  const [, remote, version] = PUBLISHED.exec(named) ?? [];
  if (remote === undefined || version === undefined || existsSync(resolve(named)))
    return readCompressedRecord(await builtRelease(resolve(named), wanted, say));
  const record = await client.release(remote, version);
  if (!record) throw new Error(`${remote} ${version} was never published.`);
  return record;
}
