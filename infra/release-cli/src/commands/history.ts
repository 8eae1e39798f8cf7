import type { ChannelRevision } from '@souk/contracts';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { NOT_LIVE } from '../describe-state.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { columns } from '../terminal/columns.ts';
import { parseLimit } from '../terminal/limit.ts';

interface Options extends ConnectionOptions {
  channel: string;
  limit: number;
  json?: boolean;
}

export function historyCommand(program: Command): void {
  withConnection(program.command('history'))
    .argument('<remote>')
    .description('show which releases of a remote were live, since when, by whom and why; the newest first')
    .option('--channel <name>', 'channel to use', DEFAULT_CHANNEL)
    .option('--limit <number>', 'number of revisions, up to 500', parseLimit, 30)
    .option('--json', 'print JSON')
    .action(async (remote: string, { channel, limit, json, ...connection }: Options) => {
      const revisions = await connect(connection).history({ channel, remote, limit });
      if (json) return console.log(JSON.stringify(revisions, null, 2));
      if (revisions.length === 0) return console.log(`${remote} was never live in ${channel}.`);
      console.log(columns(revisions.map(describeRevision)).join('\n'));
    });
}

const describeRevision = ({ revision, at, action, stable, canary, actor, reason }: ChannelRevision) => [
  String(revision),
  at,
  action,
  stable ?? NOT_LIVE,
  canary ? `${canary.version} at ${canary.share} %` : '',
  actor,
  reason ?? '',
];
