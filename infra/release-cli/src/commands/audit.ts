import type { AuditEntry } from '@souk/contracts';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { columns } from '../terminal/columns.ts';
import { parseLimit } from '../terminal/limit.ts';

interface Options extends ConnectionOptions {
  search?: string;
  remote?: string;
  limit: number;
  json?: boolean;
}

export function auditCommand(program: Command): void {
  withConnection(program.command('audit'))
    .description('show who did what, when, why and from where; the newest first')
    .option('--search <words>', 'words that an entry must all contain')
    .option('--remote <name>', 'only entries of this remote')
    .option('--limit <number>', 'number of entries, up to 500', parseLimit, 30)
    .option('--json', 'print JSON')
    .action(async ({ search, remote, limit, json, ...connection }: Options) => {
      const entries = await connect(connection).audit({ search, remote, limit });
      if (json) return console.log(JSON.stringify(entries, null, 2));
      if (entries.length === 0) return console.log('No entries found.');
      console.log(columns(entries.map(describeEntry)).join('\n'));
    });
}

const describeEntry = (entry: AuditEntry): string[] => [
  entry.at,
  entry.actor,
  entry.outcome === 'refused' ? `${entry.action} refused` : entry.action,
  [entry.remote, entry.version].filter(Boolean).join(' '),
  [entry.channel, entry.revision].filter((part) => part !== null).join(' '),
  entry.address ?? '',
  entry.reason ?? entry.code ?? '',
];
