import type { AuditEntry } from '@souk/contracts';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { columns } from '../terminal/columns.ts';
import { limit } from '../terminal/limit.ts';

interface Options extends ConnectionOptions {
  search?: string;
  remote?: string;
  limit: number;
  json?: boolean;
}

export function auditCommand(program: Command): void {
  withConnection(program.command('audit'))
    .description('who did what, when, why and from where; the newest first')
    .option('--search <words>', 'words that all stand in the line')
    .option('--remote <name>', 'of one remote')
    .option('--limit <number>', 'how many lines, up to 500', limit, 30)
    .option('--json', 'for programs')
    .action(async ({ search, remote, limit: most, json, ...connection }: Options) => {
      const entries = await connect(connection).audit({ search, remote, limit: most });
      if (json) return console.log(JSON.stringify(entries, null, 2));
      if (entries.length === 0) return console.log('Nothing was found.');
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
