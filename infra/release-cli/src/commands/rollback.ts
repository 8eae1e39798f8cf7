import type { Command } from 'commander';
import { commandForm } from '../command-form.ts';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { ofRollback } from '../change/consequences.ts';

interface Options extends ChangeOptions {
  reason: string;
  to?: string;
}

export function rollbackCommand(program: Command): void {
  withChange(program.command('rollback'))
    .argument('<remote>')
    .summary('go back to the last good release')
    .description(
      'roll back to the last good release and quarantine the live one; a first release is removed from the channel',
    )
    .requiredOption('--reason <text>', 'reason for the history')
    .option(
      '--to <version>',
      'roll back to this release instead of the last good one; one that was never live for everyone requires the right to activate',
    )
    .action(rollback);
}

async function rollback(remote: string, options: Options): Promise<void> {
  const { reason, to } = options;
  await changeChannel(options, {
    async describeEffect({ remotes }, client, decided) {
      const live = remotes[remote];
      if (ofRollback(remote, live, to) === null) return null;
      const { state: after } = await client.dryRun.rollback({ remote, version: to, ...decided, reason });
      return ofRollback(remote, live, to, after.remotes[remote]?.stable);
    },
    change: (client, decided) => client.rollback({ remote, version: to, ...decided, reason }),
    describeResult({ changed, state }, before) {
      const live = state.remotes[remote];
      if (changed) {
        const fresh = state.quarantined.filter(
          (held) => held.remote === remote && held.revision > before.revision,
        );
        const bad = fresh.map(({ version }) => version).join(' and ') || 'nothing';
        if (live?.stable === null)
          return `${remote} is removed from ${state.channel}, revision ${state.revision}: it has no earlier good release. ${bad} is quarantined. Open pages follow without a reload. Activate another release with ${commandForm()} activate.`;
        return `${remote} is back on ${live?.stable} in ${state.channel}, revision ${state.revision}; ${bad} is quarantined. Open pages follow without a reload. Follow them with ${commandForm()} status --watch.`;
      }
      const further = live?.fallback && !to ? ` To go further back, pass --to ${live.fallback}.` : '';
      if (live?.stable === null)
        return `${remote} is removed from ${state.channel} since revision ${live.revision}; nothing changed.`;
      return `${remote} runs ${live?.stable} in ${state.channel} since revision ${live?.revision}; nothing changed.${further}`;
    },
  });
}
