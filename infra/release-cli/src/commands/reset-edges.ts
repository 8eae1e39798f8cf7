import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import { confirm } from '../terminal/confirm.ts';

interface Options extends ConnectionOptions, JsonOption {
  reason: string;
  yes?: boolean;
}

export function resetEdgesCommand(program: Command): void {
  withConnection(withJson(program.command('reset-edges')))
    .summary('make edges accept a restored database')
    .description('make edges accept the state of this registry after its database was restored')
    .requiredOption('--reason <text>', 'reason for the audit log')
    .option('--yes', 'do not ask for confirmation')
    .action(resetEdges);
}

async function resetEdges({ reason, yes = false, json, ...connection }: Options): Promise<void> {
  const client = connect(connection);
  await confirm(
    'Every edge accepts the state of this registry, in all channels. Customers get the releases that are live here. Activations and kills after the backup have to be repeated.',
    yes,
  );
  const epoch = await client.startEpoch(reason);
  printResult({ json }, epoch, `A new epoch started at ${epoch.startedAt}. Edges accept it within a minute.`);
}
