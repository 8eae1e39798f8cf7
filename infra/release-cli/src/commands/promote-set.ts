import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { ofSetPromotion } from '../change/consequences.ts';
import { DEFAULT_CHANNEL } from '../registry/channels.ts';

interface Options extends Omit<ChangeOptions, 'channel'> {
  from: string;
  to: string;
}

export function promoteSetCommand(program: Command): void {
  withChange(program.command('promote-set'))
    .argument('[remotes...]', 'default: all that are live there')
    .description('makes what is live in one channel live in another, all of it or nothing')
    .requiredOption('--from <channel>', 'where the set was tested')
    .option('--to <channel>', 'where it goes', DEFAULT_CHANNEL)
    .option('--reason <text>', 'why, for the history')
    .action(promoteSet);
}

async function promoteSet(named: string[], { from, to, ...options }: Options): Promise<void> {
  const remotes = named.length === 0 ? undefined : named;
  await changeChannel(
    { ...options, channel: to },
    {
      sees: async (state, client) => ofSetPromotion(await client.state(from), state, remotes),
      change: (client, decided) => client.promoteSet({ from, ...(remotes ? { remotes } : {}), ...decided }),
      says: ({ changed, state }, before) =>
        changed
          ? `${to} holds what ${from} does, by revisions ${before.revision + 1} to ${state.revision}.`
          : `${to} holds what ${from} does already; nothing changed.`,
    },
  );
}
