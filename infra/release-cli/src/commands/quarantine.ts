import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';

interface Options extends ChangeOptions {
  reason: string;
}

export function quarantineCommand(program: Command): void {
  const quarantine = program.command('quarantine').description('what was rolled back from');
  withChange(quarantine.command('lift'))
    .argument('<remote>')
    .argument('<version>')
    .description('lets a quarantined release live again; it is not activated by that')
    .requiredOption('--reason <text>', 'why it was not to blame, for the history')
    .action(lift);
}

function lift(remote: string, version: string, options: Options): Promise<void> {
  const { reason } = options;
  return changeChannel(options, {
    sees: () =>
      `Customers see nothing of this yet: ${remote} ${version} may be activated again, by pipelines too.`,
    change: (client, decided) => client.liftQuarantine({ remote, version, ...decided, reason }),
    says: ({ state }) =>
      `${remote} ${version} may live again in ${state.channel}, revision ${state.revision}; souk activate ${remote} ${version} makes it live.`,
  });
}
