import type { ChannelState } from '@souk/contracts';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { columns } from '../terminal/columns.ts';

interface Options extends ConnectionOptions {
  channel: string;
  json?: boolean;
}

export function statusCommand(program: Command): void {
  withConnection(program.command('status'))
    .description('what is live')
    .option('--channel <name>', 'in which channel', DEFAULT_CHANNEL)
    .option('--json', 'for programs')
    .action(async ({ channel, json, ...connection }: Options) => {
      const state = await connect(connection).state(channel);
      console.log(json ? JSON.stringify(state, null, 2) : describe(state));
    });
}

/** The state of a channel as a table for people. */
export function describe(state: ChannelState): string {
  const head = `${state.channel}, revision ${state.revision}`;
  const rows = Object.entries(state.remotes).map(([remote, live]) => [
    remote,
    live.stable,
    live.canary ? `canary ${live.canary.version} at ${live.canary.share} %` : '',
    `${live.action === 'rollback' ? 'rolled back' : 'activated'} by ${live.actor}, ${live.changedAt}`,
    live.reason ?? '',
  ]);
  const bad = state.quarantined.map(
    ({ remote, version, reason, revision }) =>
      `quarantined: ${remote} ${version} since revision ${revision}, ${reason}`,
  );
  return [head, ...(rows.length > 0 ? columns(rows) : ['nothing is live']), ...bad].join('\n');
}
