import type { ChannelChange, ChannelState } from '@souk/contracts';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import type { RegistryClient } from '../registry-client.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { confirm } from '../terminal/confirm.ts';

export interface ChangeOptions extends ConnectionOptions {
  channel: string;
  reason?: string;
  yes?: boolean;
}

export const withChange = (command: Command): Command =>
  withConnection(command)
    .option('--channel <name>', 'in which channel', DEFAULT_CHANNEL)
    .option('--yes', 'do not ask');

interface Plan {
  /** What customers will see of it; null where they see nothing. */
  sees(state: ChannelState, client: RegistryClient): string | null | Promise<string | null>;
  /** Decided on what was seen: whoever changes the channel in between is not overruled. */
  change(
    client: RegistryClient,
    decided: { channel: string; revision: number; reason?: string },
    before: ChannelState,
  ): Promise<ChannelChange>;
  says(after: ChannelChange, before: ChannelState): string;
}

/** What every change of a channel does: looks, says what customers will see, asks, changes, and says what came of it. */
export async function changeChannel(options: ChangeOptions, plan: Plan): Promise<void> {
  const { channel, reason, yes = false } = options;
  const client = connect(options);
  const before = await client.state(channel);
  const consequence = await plan.sees(before, client);
  if (consequence !== null) await confirm(consequence, yes);
  const decided = { channel, revision: before.revision, ...(reason === undefined ? {} : { reason }) };
  const after = await plan.change(client, decided, before);
  console.log(plan.says(after, before));
}
