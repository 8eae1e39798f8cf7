import type { ChannelState } from '@souk/contracts';
import { isRolledBack } from '@souk/contracts/channel-changes';
import type { Command } from 'commander';
import { commandForm } from '../command-form.ts';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { mostlyLive, ofKill } from '../change/consequences.ts';

interface Options extends ChangeOptions {
  reason: string;
}

export function killCommand(program: Command): void {
  withChange(program.command('kill'))
    .argument('<remote>')
    .argument('[version]', 'default: the candidate, else the live release')
    .description('remove a release from open pages at once, permanently')
    .requiredOption('--reason <text>', 'reason for the history')
    .action(kill);
}

async function kill(remote: string, requested: string | undefined, options: Options): Promise<void> {
  const { reason } = options;
  const toKill = ({ remotes }: ChannelState): string | undefined => {
    const live = remotes[remote];
    if (requested !== undefined || !live) return requested;
    return live.canary?.version ?? (isRolledBack(live) ? undefined : (live.stable ?? undefined));
  };
  await changeChannel(options, {
    describeEffect(state) {
      const version = toKill(state);
      return version === undefined ? null : ofKill(state, remote, version);
    },
    async change(client, decided, state) {
      const version = toKill(state);
      if (version === undefined) return { changed: false, state };
      return client.kill({ remote, version, ...decided, reason });
    },
    describeResult({ changed, state }, before) {
      const live = state.remotes[remote];
      const now = live ? mostlyLive(live) : null;
      if (!changed && now === null) return `${remote} is not live in ${state.channel}; nothing changed.`;
      if (!changed)
        return `${remote} runs ${now} in ${state.channel}; nothing changed. To kill that release too: ${commandForm()} kill ${remote} ${now}`;
      if (now === null)
        return `${remote} ${toKill(before)} is killed in ${state.channel}, revision ${state.revision}, and ${remote} is removed from the channel: open pages stop showing it at once. Follow them with ${commandForm()} status --watch.`;
      return `${remote} ${toKill(before)} is killed in ${state.channel}, revision ${state.revision}; open pages swap to ${now} at once. Follow them with ${commandForm()} status --watch.`;
    },
  });
}
