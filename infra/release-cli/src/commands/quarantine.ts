import type { Command } from 'commander';
import { commandForm } from '../command-form.ts';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';

interface Options extends ChangeOptions {
  reason: string;
}

export function quarantineCommand(program: Command): void {
  const quarantine = program.command('quarantine').description('manage releases that were rolled back from');
  withChange(quarantine.command('lift'))
    .argument('<remote>')
    .argument('<version>')
    .description('lift the quarantine of a release, without activating it')
    .requiredOption('--reason <text>', 'why the release was not the cause, for the history')
    .action(lift);
}

function lift(remote: string, version: string, options: Options): Promise<void> {
  const { reason } = options;
  return changeChannel(options, {
    async describeEffect(_state, client, decided) {
      await client.dryRun.liftQuarantine({ remote, version, ...decided, reason });
      return `Customers see no change yet: ${remote} ${version} can be activated again, by pipelines too.`;
    },
    change: (client, decided) => client.liftQuarantine({ remote, version, ...decided, reason }),
    describeResult: ({ state }) =>
      `The quarantine of ${remote} ${version} is lifted in ${state.channel}, revision ${state.revision}. To make it live: ${commandForm()} activate ${remote} ${version}`,
  });
}
