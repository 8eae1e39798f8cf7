import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { DEFAULT_CHANNEL } from '../registry-client.ts';

interface Options extends ConnectionOptions {
  channel: string;
  reason?: string;
}

export function activateCommand(program: Command): void {
  withConnection(program.command('activate'))
    .argument('<remote>')
    .argument('<version>')
    .description('makes a published release the live one')
    .option('--channel <name>', 'in which channel', DEFAULT_CHANNEL)
    .option('--reason <text>', 'why, for the history')
    .action(activate);
}

async function activate(
  remote: string,
  version: string,
  { channel, reason, ...connection }: Options,
): Promise<void> {
  const client = connect(connection);
  // Decided on what is live now: whoever changes the channel in between is not overruled.
  const { revision } = await client.state(channel);
  const { changed, state } = await client.activate({
    remote,
    version,
    channel,
    revision,
    ...(reason ? { reason } : {}),
  });
  console.log(
    changed
      ? `${remote} ${version} is live in ${channel}, revision ${state.revision}.`
      : `${remote} ${version} was live in ${channel} already; nothing changed.`,
  );
}
