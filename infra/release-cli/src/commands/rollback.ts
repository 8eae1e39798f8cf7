import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { DEFAULT_CHANNEL } from '../registry-client.ts';

interface Options extends ConnectionOptions {
  channel: string;
  reason: string;
  to?: string;
}

export function rollbackCommand(program: Command): void {
  withConnection(program.command('rollback'))
    .argument('<remote>')
    .description('goes back to the last good release and quarantines the one that is live')
    .requiredOption('--reason <text>', 'why, for the history')
    .option('--to <version>', 'to this release instead of the last good one')
    .option('--channel <name>', 'in which channel', DEFAULT_CHANNEL)
    .action(rollback);
}

async function rollback(remote: string, { channel, reason, to, ...connection }: Options): Promise<void> {
  const client = connect(connection);
  const before = await client.state(channel);
  const { changed, state } = await client.rollback({
    remote,
    reason,
    channel,
    revision: before.revision,
    ...(to ? { version: to } : {}),
  });
  const live = state.remotes[remote];
  const bad = before.remotes[remote]?.stable;
  if (changed) {
    console.log(
      `${remote} is back on ${live?.stable} in ${channel}, revision ${state.revision}; ${bad} is quarantined. Open pages follow without a reload.`,
    );
    return;
  }
  console.log(
    `${remote} runs ${live?.stable} in ${channel} since revision ${live?.revision}; nothing changed.` +
      (live?.fallback && !to ? ` To go further back: --to ${live.fallback}.` : ''),
  );
}
