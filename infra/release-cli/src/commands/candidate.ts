import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { ofAbort, ofPromotion } from '../change/consequences.ts';

/** What is done to a candidate that is on its way: a canary, or an activation under observation. */
export function candidateCommands(program: Command): void {
  const command = (name: string, description: string) =>
    withChange(program.command(name)).argument('<remote>').description(description);
  command('promote', "makes a candidate everybody's")
    .option('--reason <text>', 'why, for the history')
    .action(promote);
  command('abort', 'takes a candidate back from those who have it, and quarantines it')
    .requiredOption('--reason <text>', 'why, for the history')
    .action(abort);
  command('pause', "stops a candidate's clock")
    .option('--reason <text>', 'why, for the history')
    .action((remote: string, options: ChangeOptions) => hold(remote, 'pause', options));
  command('continue', "lets a candidate's clock run on")
    .option('--reason <text>', 'why, for the history')
    .action((remote: string, options: ChangeOptions) => hold(remote, 'continue', options));
}

function promote(remote: string, options: ChangeOptions): Promise<void> {
  return changeChannel(options, {
    sees: ({ remotes }) => ofPromotion(remote, remotes[remote]),
    change: (client, decided) => client.promote({ remote, ...decided }),
    says: ({ state }) =>
      `${remote} ${state.remotes[remote]?.stable} is everybody's in ${state.channel}, revision ${state.revision}.`,
  });
}

function abort(remote: string, options: ChangeOptions): Promise<void> {
  const { reason = '' } = options;
  return changeChannel(options, {
    sees: ({ remotes }) => ofAbort(remote, remotes[remote]),
    change: (client, decided) => client.abort({ remote, ...decided, reason }),
    says({ changed, state }, before) {
      if (!changed) return `${remote} has no candidate on its way in ${state.channel}; nothing changed.`;
      return `${remote} ${before.remotes[remote]?.canary?.version} is taken back in ${state.channel} and quarantined, revision ${state.revision}.`;
    },
  });
}

function hold(remote: string, deed: 'pause' | 'continue', options: ChangeOptions): Promise<void> {
  return changeChannel(options, {
    // Visitors keep what they have.
    sees: () => null,
    change: (client, decided) => client[deed]({ remote, ...decided }),
    says({ changed, state }) {
      const canary = state.remotes[remote]?.canary;
      const held = `${remote} ${canary?.version} at ${canary?.share} % in ${state.channel}`;
      if (!changed) return `${held} was so already; nothing changed.`;
      return deed === 'pause' ? `${held} is paused.` : `${held} goes on.`;
    },
  });
}
