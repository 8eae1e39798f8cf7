import type { ChannelRevision } from '@souk/contracts';
import { MAX_LIST_ENTRIES } from '@souk/contracts/channel-changes';
import { readSettings } from '@souk/tooling/settings';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { NOT_LIVE } from '../describe-state.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { columns } from '../terminal/columns.ts';
import { parseLimit } from '../terminal/limit.ts';
import { ownScreen } from '../terminal/screen.ts';
import type { Screen } from '../terminal/screen.ts';

interface Options extends ConnectionOptions, JsonOption {
  channel: string;
  limit: number;
}

export function historyCommand(program: Command): void {
  withConnection(withJson(program.command('history')))
    .argument('<remote>')
    .summary('show which releases of a remote were live')
    .description('show which releases of a remote were live, since when, by whom and why; the newest first')
    .option('--channel <name>', 'channel to use', DEFAULT_CHANNEL)
    .option('--limit <number>', `number of revisions, up to ${MAX_LIST_ENTRIES}`, parseLimit, 30)
    .action(async (remote: string, { channel, limit, json, ...connection }: Options) => {
      const revisions = await connect(connection).history({ channel, remote, limit });
      const screen = ownScreen(readSettings());
      const rows = columns(revisions.map((revision) => describeRevision(revision, screen)));
      const text = rows.length > 0 ? rows.join('\n') : `${remote} was never live in ${channel}.`;
      printResult({ json }, revisions, text);
    });
}

function describeRevision(
  { revision, at, action, version, stable, canary, actor, reason }: ChannelRevision,
  { bold, dim, time }: Screen,
): string[] {
  // Only these concern another release than the one that is live.
  const isNamed = action === 'lift' || action === 'quarantine';
  return [
    String(revision),
    dim(time(at)),
    isNamed && version ? `${action} ${version}` : action,
    bold(stable ?? NOT_LIVE),
    canary ? `${canary.version} at ${canary.share} %` : '',
    actor,
    reason ?? '',
  ];
}
