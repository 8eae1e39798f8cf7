import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { ofActivation } from '../change/consequences.ts';

interface Options extends ChangeOptions {
  /** False where none is wanted. */
  holdback?: number | false;
}

export function activateCommand(program: Command): void {
  withChange(program.command('activate'))
    .argument('<remote>')
    .argument('<version>')
    .description('makes a published release the live one')
    .option('--holdback <percent>', 'how many visitors stay on the old one at first, up to 50', percent)
    .option('--no-holdback', 'everybody at once')
    .option('--reason <text>', 'why, for the history')
    .action(activate);
}

/** Makes a published release live, as every change: said and asked first. */
export async function activate(remote: string, version: string, options: Options): Promise<void> {
  // Commander sets true where only the negation is known of.
  const given = options.holdback === false ? 0 : options.holdback;
  const holdback = typeof given === 'number' ? given : undefined;
  await changeChannel(options, {
    async sees(state, client) {
      const settings = await client.settings(options.channel, remote);
      const wanted = { ...settings, holdback: holdback ?? settings.holdback };
      return ofActivation(remote, version, state.remotes[remote], wanted);
    },
    change: (client, decided) => client.activate({ remote, version, holdback, ...decided }),
    says({ changed, state }) {
      const where = `in ${state.channel}`;
      if (!changed) return `${remote} ${version} was live ${where} already; nothing changed.`;
      const canary = state.remotes[remote]?.canary;
      return canary
        ? `${remote} ${version} is live ${where} for ${canary.share} % of visitors, revision ${state.revision}; the others follow when it has been observed.`
        : `${remote} ${version} is live ${where}, revision ${state.revision}.`;
    },
  });
}

export function percent(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('It is a whole number of percent.');
  return Number(text);
}
