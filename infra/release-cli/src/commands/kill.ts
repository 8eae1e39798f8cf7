import type { ChannelState } from '@souk/contracts';
import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { mostlyLive, ofKill, wentBack } from '../change/consequences.ts';

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

async function kill(remote: string, named: string | undefined, options: Options): Promise<void> {
  const { reason } = options;
  const toKill = ({ remotes }: ChannelState): string | undefined => {
    const live = remotes[remote];
    if (named !== undefined || !live) return named;
    return live.canary?.version ?? (wentBack(live) ? undefined : (live.stable ?? undefined));
  };
  await changeChannel(options, {
    sees(state) {
      const version = toKill(state);
      return version === undefined ? null : ofKill(remote, state.remotes[remote], version);
    },
    async change(client, decided, state) {
      const version = toKill(state);
      if (version === undefined) return { changed: false, state };
      return client.kill({ remote, version, ...decided, reason });
    },
    says({ changed, state }, before) {
      const live = state.remotes[remote];
      const now = live ? mostlyLive(live) : null;
      if (!changed && now === null) return `${remote} is not live in ${state.channel}; nothing changed.`;
      if (!changed)
        return `${remote} runs ${now} in ${state.channel}; nothing changed. To take that away too: souk kill ${remote} ${now}.`;
      if (now === null)
        return `${remote} ${toKill(before)} is killed in ${state.channel}, revision ${state.revision}, and ${remote} is out of the channel: pages leave it at once. souk status --watch shows how many have.`;
      return `${remote} ${toKill(before)} is killed in ${state.channel}, revision ${state.revision}; pages swap to ${now} at once. souk status --watch shows how many have.`;
    },
  });
}
