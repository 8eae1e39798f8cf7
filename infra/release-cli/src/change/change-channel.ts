import type { ChannelChange, ChannelState } from '@souk/contracts';
import type { Command } from 'commander';
import { connect, withConnection } from '../connection.ts';
import type { ConnectionOptions } from '../connection.ts';
import { printResult, withJson } from '../json-output.ts';
import type { JsonOption } from '../json-output.ts';
import type { RegistryClient } from '../registry-client.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';
import { confirm } from '../terminal/confirm.ts';

export interface ChangeOptions extends ConnectionOptions, JsonOption {
  channel: string;
  reason?: string;
  yes?: boolean;
}

export const withChange = (command: Command): Command =>
  withConnection(withJson(command))
    .option('--channel <name>', 'channel to use', DEFAULT_CHANNEL)
    .option('--yes', 'do not ask for confirmation');

/** What every change says: where, on which revision, and why. */
interface Decided {
  channel: string;
  revision: number;
  reason?: string;
}

interface Plan {
  /**
   * Describes what customers will see; null if they see nothing. Asks the registry first.
   * @throws RegistryError if the registry refuses the change
   */
  describeEffect(
    state: ChannelState,
    client: RegistryClient,
    decided: Decided,
  ): string | null | Promise<string | null>;
  /** Applies the change to the revision that was shown; a concurrent change is not overwritten. */
  change(client: RegistryClient, decided: Decided, before: ChannelState): Promise<ChannelChange>;
  describeResult(after: ChannelChange, before: ChannelState): string;
}

export interface AppliedChange {
  after: ChannelChange;
  description: string;
}

/** Shows the effect of a change on customers, asks for confirmation and applies the change. */
export async function applyChange(options: ChangeOptions, plan: Plan): Promise<AppliedChange> {
  const { channel, reason, yes = false } = options;
  const client = connect(options);
  const before = await client.state(channel);
  const decided = { channel, revision: before.revision, ...(reason === undefined ? {} : { reason }) };
  const consequence = await plan.describeEffect(before, client, decided);
  if (consequence !== null) await confirm(consequence, yes);
  const after = await plan.change(client, decided, before);
  return { after, description: plan.describeResult(after, before) };
}

/** Applies a change and prints the result. */
export async function changeChannel(options: ChangeOptions, plan: Plan): Promise<void> {
  const { after, description } = await applyChange(options, plan);
  printResult(options, after, description);
}
