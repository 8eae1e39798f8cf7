import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { changesOfSet, ofSetPromotion } from '../change/consequences.ts';
import { holdbackOf, withHoldback } from '../change/holdback.ts';
import type { HoldbackOptions } from '../change/holdback.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';

interface Options extends Omit<ChangeOptions, 'channel'>, HoldbackOptions {
  from: string;
  to: string;
}

export function promoteSetCommand(program: Command): void {
  withHoldback(withChange(program.command('promote-set')))
    .argument('[remotes...]', 'default: all live remotes')
    .description('activate the live releases of one channel in another, all of them or none')
    .requiredOption('--from <channel>', 'channel in which the set was tested')
    .option('--to <channel>', 'channel to change', DEFAULT_CHANNEL)
    .option('--reason <text>', 'reason for the history')
    .action(promoteSet);
}

async function promoteSet(requested: string[], { from, to, ...options }: Options): Promise<void> {
  const remotes = requested.length === 0 ? undefined : requested;
  const holdback = holdbackOf(options);
  await changeChannel(
    { ...options, channel: to },
    {
      async describeEffect(state, client) {
        const changes = changesOfSet(await client.state(from), state, remotes);
        const holdbacks = new Map<string, number>();
        for (const { remote, live } of changes)
          if (live) holdbacks.set(remote, holdback ?? (await client.settings(to, remote)).holdback);
        return ofSetPromotion(from, to, changes, holdbacks);
      },
      change: (client, decided) =>
        client.promoteSet({ from, ...(remotes ? { remotes } : {}), holdback, ...decided }),
      describeResult({ changed, state }, before) {
        if (!changed) return `${to} already has the releases of ${from}; nothing changed.`;
        const follow = Object.values(state.remotes).some(
          ({ canary, revision }) => canary && revision > before.revision,
        );
        return `${to} has the releases of ${from}, revisions ${before.revision + 1} to ${state.revision}${follow ? '; a holdback of visitors follows after the observation' : ''}.`;
      },
    },
  );
}
