import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { ofAbort, ofPromotion } from '../change/consequences.ts';

// Commands for a running candidate: a canary, or an activation under observation.

const candidateCommand = (program: Command, name: string, description: string): Command =>
  withChange(program.command(name)).argument('<remote>').description(description);

export function promoteCommand(program: Command): void {
  candidateCommand(program, 'promote', 'make a candidate live for every visitor')
    .option('--reason <text>', 'reason for the history')
    .action(promote);
}

export function abortCommand(program: Command): void {
  candidateCommand(program, 'abort', 'remove a candidate from its visitors and quarantine it')
    .requiredOption('--reason <text>', 'reason for the history')
    .action(abort);
}

export function pauseCommand(program: Command): void {
  candidateCommand(program, 'pause', 'pause a rollout')
    .option('--reason <text>', 'reason for the history')
    .action((remote: string, options: ChangeOptions) => hold(remote, 'pause', options));
}

export function continueCommand(program: Command): void {
  candidateCommand(program, 'continue', 'continue a paused rollout')
    .option('--reason <text>', 'reason for the history')
    .action((remote: string, options: ChangeOptions) => hold(remote, 'continue', options));
}

function promote(remote: string, options: ChangeOptions): Promise<void> {
  return changeChannel(options, {
    async describeEffect({ remotes }, client, decided) {
      const effect = ofPromotion(remote, remotes[remote]);
      if (effect !== null) await client.dryRun.promote({ remote, ...decided });
      return effect;
    },
    change: (client, decided) => client.promote({ remote, ...decided }),
    describeResult: ({ state }) =>
      `${remote} ${state.remotes[remote]?.stable} is live for every visitor in ${state.channel}, revision ${state.revision}.`,
  });
}

function abort(remote: string, options: ChangeOptions): Promise<void> {
  const { reason = '' } = options;
  return changeChannel(options, {
    describeEffect: ({ remotes }) => ofAbort(remote, remotes[remote]),
    change: (client, decided) => client.abort({ remote, ...decided, reason }),
    describeResult({ changed, state }, before) {
      if (!changed) return `${remote} has no running candidate in ${state.channel}; nothing changed.`;
      return `${remote} ${before.remotes[remote]?.canary?.version} is aborted in ${state.channel} and quarantined, revision ${state.revision}.`;
    },
  });
}

function hold(remote: string, operation: 'pause' | 'continue', options: ChangeOptions): Promise<void> {
  return changeChannel(options, {
    // Visitors see no change.
    describeEffect: () => null,
    change: (client, decided) => client[operation]({ remote, ...decided }),
    describeResult({ changed, state }) {
      const canary = state.remotes[remote]?.canary;
      const candidate = `${remote} ${canary?.version} at ${canary?.share} % in ${state.channel}`;
      if (!changed)
        return `${candidate} is already ${operation === 'pause' ? 'paused' : 'running'}; nothing changed.`;
      return operation === 'pause' ? `${candidate} is paused.` : `${candidate} continues.`;
    },
  });
}
