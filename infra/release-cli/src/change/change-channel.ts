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
    .option('--channel <name>', 'channel to use', DEFAULT_CHANNEL)
    .option('--yes', 'do not ask for confirmation');

interface Plan {
  /** Describes what customers will see; null if they see nothing. */
  describeEffect(state: ChannelState, client: RegistryClient): string | null | Promise<string | null>;
  /** Applies the change to the revision that was shown; a concurrent change is not overwritten. */
  change(
    client: RegistryClient,
    decided: { channel: string; revision: number; reason?: string },
    before: ChannelState,
  ): Promise<ChannelChange>;
  describeResult(after: ChannelChange, before: ChannelState): string;
}

/** Changes a channel: shows the effect on customers, asks for confirmation, applies the change and prints the result. */
export async function changeChannel(options: ChangeOptions, plan: Plan): Promise<void> {
  const { channel, reason, yes = false } = options;
  const client = connect(options);
  const before = await client.state(channel);
  const consequence = await plan.describeEffect(before, client);
  if (consequence !== null) await confirm(consequence, yes);
  const decided = { channel, revision: before.revision, ...(reason === undefined ? {} : { reason }) };
  const after = await plan.change(client, decided, before);
  console.log(plan.describeResult(after, before));
}
