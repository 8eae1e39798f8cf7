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
    .argument('[remotes...]', 'default: all that are live there')
    .description('makes what is live in one channel live in another, all of it or nothing')
    .requiredOption('--from <channel>', 'where the set was tested')
    .option('--to <channel>', 'where it goes', DEFAULT_CHANNEL)
    .option('--reason <text>', 'why, for the history')
    .action(promoteSet);
}

async function promoteSet(named: string[], { from, to, ...options }: Options): Promise<void> {
  const remotes = named.length === 0 ? undefined : named;
  const holdback = holdbackOf(options);
  await changeChannel(
    { ...options, channel: to },
    {
      async sees(state, client) {
        const changes = changesOfSet(await client.state(from), state, remotes);
        const holdbacks = new Map<string, number>();
        for (const { remote, live } of changes)
          if (live) holdbacks.set(remote, holdback ?? (await client.settings(to, remote)).holdback);
        return ofSetPromotion(from, to, changes, holdbacks);
      },
      change: (client, decided) =>
        client.promoteSet({ from, ...(remotes ? { remotes } : {}), holdback, ...decided }),
      says({ changed, state }, before) {
        if (!changed) return `${to} holds what ${from} does already; nothing changed.`;
        const follow = Object.values(state.remotes).some(
          ({ canary, revision }) => canary && revision > before.revision,
        );
        return `${to} holds what ${from} does, by revisions ${before.revision + 1} to ${state.revision}${follow ? '; a holdback of visitors follows when it has been observed' : ''}.`;
      },
    },
  );
}
