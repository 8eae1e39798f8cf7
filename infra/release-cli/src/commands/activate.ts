import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { holdbackOf, withHoldback } from '../change/holdback.ts';
import type { HoldbackOptions } from '../change/holdback.ts';
import { ofActivation } from '../change/consequences.ts';

interface Options extends ChangeOptions, HoldbackOptions {}

export function activateCommand(program: Command): void {
  withHoldback(withChange(program.command('activate')))
    .argument('<remote>')
    .argument('<version>')
    .description('make a published release live')
    .option('--reason <text>', 'reason for the history')
    .action(activate);
}

/** Makes a published release live. */
export async function activate(remote: string, version: string, options: Options): Promise<void> {
  const holdback = holdbackOf(options);
  await changeChannel(options, {
    async describeEffect(state, client) {
      const settings = await client.settings(options.channel, remote);
      const wanted = { ...settings, holdback: holdback ?? settings.holdback };
      return ofActivation(remote, version, state.remotes[remote], wanted);
    },
    change: (client, decided) => client.activate({ remote, version, holdback, ...decided }),
    describeResult({ changed, state }) {
      const where = `in ${state.channel}`;
      if (!changed) return `${remote} ${version} is already live ${where}; nothing changed.`;
      const canary = state.remotes[remote]?.canary;
      return canary
        ? `${remote} ${version} is live ${where} for ${canary.share} % of visitors, revision ${state.revision}; the others follow after its observation.`
        : `${remote} ${version} is live ${where}, revision ${state.revision}.`;
    },
  });
}
