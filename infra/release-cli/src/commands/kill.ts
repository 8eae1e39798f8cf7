import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { mostlyLive, ofKill } from '../change/consequences.ts';

interface Options extends ChangeOptions {
  reason: string;
}

export function killCommand(program: Command): void {
  withChange(program.command('kill'))
    .argument('<remote>')
    .argument('[version]', 'default: the candidate, else the live one')
    .description('takes a release away from open pages at once, and for good')
    .requiredOption('--reason <text>', 'why, for the history')
    .action(kill);
}

async function kill(remote: string, version: string | undefined, options: Options): Promise<void> {
  const { reason } = options;
  await changeChannel(options, {
    sees: ({ remotes }) => ofKill(remote, remotes[remote], version),
    change: (client, decided) => client.kill({ remote, version, ...decided, reason }),
    says({ changed, state }, before) {
      const live = state.remotes[remote];
      const now = live ? mostlyLive(live) : 'nothing';
      if (!changed) return `${remote} runs ${now} in ${state.channel}; nothing changed.`;
      const was = before.remotes[remote];
      const killed = version ?? was?.canary?.version ?? was?.stable;
      return `${remote} ${killed} is killed in ${state.channel}, revision ${state.revision}; pages swap to ${now} at once. souk status --watch shows how many have.`;
    },
  });
}
