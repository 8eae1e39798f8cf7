import { AUDIT_ACTIONS } from '@souk/contracts';
import type { AuditAction, AuditEntry } from '@souk/contracts';
import { MAX_LIST_ENTRIES } from '@souk/contracts/channel-changes';
import { readSettings } from '@souk/tooling/settings';
import { Option } from 'commander';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { columns } from '../terminal/columns.ts';
import { parseLimit } from '../terminal/limit.ts';
import { ownScreen } from '../terminal/screen.ts';
import type { Screen } from '../terminal/screen.ts';
import { parseTime } from '../terminal/times.ts';

interface Options extends ConnectionOptions, JsonOption {
  search?: string;
  actor?: string;
  remote?: string;
  action?: AuditAction;
  channel?: string;
  since?: string;
  until?: string;
  limit: number;
}

export function auditCommand(program: Command): void {
  withConnection(withJson(program.command('audit')))
    .summary('show who did what')
    .description('show who did what, when, why and from where; the newest first')
    .option('--search <words>', 'words that an entry must all contain')
    .option('--actor <name>', 'only entries of whose name begins so')
    .option('--remote <name>', 'only entries of this remote')
    .addOption(new Option('--action <name>', 'only entries of this action').choices(AUDIT_ACTIONS))
    .option('--channel <name>', 'only entries of this channel')
    .option(
      '--since <time>',
      'only entries from then on: 30m, 24h, 7d, or a date such as 2026-01-31',
      parseTime,
    )
    .option('--until <time>', 'only entries before then', parseTime)
    .option('--limit <number>', `number of entries, up to ${MAX_LIST_ENTRIES}`, parseLimit, 30)
    .action(
      async ({
        search,
        actor,
        remote,
        action,
        channel,
        since,
        until,
        limit,
        json,
        ...connection
      }: Options) => {
        const query = { search, actor, remote, action, channel, since, until, limit };
        const entries = await connect(connection).audit(query);
        const screen = ownScreen(readSettings());
        const rows = columns(entries.map((entry) => describeEntry(entry, screen)));
        printResult({ json }, entries, rows.length > 0 ? rows.join('\n') : 'No entries found.');
      },
    );
}

const describeEntry = (entry: AuditEntry, { time, dim, bad }: Screen): string[] => [
  dim(time(entry.at)),
  entry.actor,
  entry.outcome === 'refused' ? bad(`${entry.action} refused`) : entry.action,
  [entry.remote, entry.version].filter(Boolean).join(' '),
  [entry.channel, entry.revision].filter((part) => part !== null).join(' '),
  entry.address ?? '',
  entry.reason ?? entry.code ?? '',
];
