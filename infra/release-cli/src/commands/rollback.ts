import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { ofRollback, wentBack } from '../change/consequences.ts';

interface Options extends ChangeOptions {
  reason: string;
  to?: string;
}

export function rollbackCommand(program: Command): void {
  withChange(program.command('rollback'))
    .argument('<remote>')
    .description(
      'goes back to the last good release, or out of the channel where there is none, and quarantines the live one',
    )
    .requiredOption('--reason <text>', 'why, for the history')
    .option('--to <version>', 'to this release instead of the last good one')
    .action(rollback);
}

async function rollback(remote: string, options: Options): Promise<void> {
  const { reason, to } = options;
  await changeChannel(options, {
    sees({ remotes }) {
      const live = remotes[remote];
      return live && wentBack(live) && to === undefined ? null : ofRollback(remote, live, to);
    },
    change: (client, decided) => client.rollback({ remote, version: to, ...decided, reason }),
    says({ changed, state }, before) {
      const live = state.remotes[remote];
      if (changed) {
        const fresh = state.quarantined.filter(
          (held) => held.remote === remote && held.revision > before.revision,
        );
        const bad = fresh.map(({ version }) => version).join(' and ') || 'nothing';
        if (live?.stable === null)
          return `${remote} is out of ${state.channel}, revision ${state.revision}: it has no earlier good release. ${bad} is quarantined. Open pages follow without a reload; souk activate puts another release live.`;
        return `${remote} is back on ${live?.stable} in ${state.channel}, revision ${state.revision}; ${bad} is quarantined. Open pages follow without a reload: souk status --watch shows how many have.`;
      }
      const further = live?.fallback && !to ? ` To go further back: --to ${live.fallback}.` : '';
      if (live?.stable === null)
        return `${remote} is out of ${state.channel} since revision ${live.revision}; nothing changed.`;
      return `${remote} runs ${live?.stable} in ${state.channel} since revision ${live?.revision}; nothing changed.${further}`;
    },
  });
}
