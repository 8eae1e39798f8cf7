import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { confirm } from '../terminal/confirm.ts';

interface Options extends ConnectionOptions {
  reason: string;
  yes?: boolean;
}

export function resetEdgesCommand(program: Command): void {
  withConnection(program.command('reset-edges'))
    .description(
      "has edges take this registry's state although they hold a newer one: after its database was restored",
    )
    .requiredOption('--reason <text>', 'why, for the audit log')
    .option('--yes', 'do not ask')
    .action(resetEdges);
}

async function resetEdges({ reason, yes = false, ...connection }: Options): Promise<void> {
  const client = connect(connection);
  await confirm(
    'Every edge takes what this registry holds, in all channels. Customers get the releases that are live here; what was activated or killed after the backup has to be done again.',
    yes,
  );
  const { startedAt } = await client.startEpoch(reason);
  console.log(`A new epoch started at ${startedAt}; edges take it within a minute.`);
}
