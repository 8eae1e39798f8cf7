import type { ChannelState } from '@souk/contracts';
import { isRolledBack } from '@souk/contracts/channel-changes';
import type { Command } from 'commander';
import { commandForm } from '../command-form.ts';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { mostlyLive, ofKill } from '../change/consequences.ts';
import { RegistryError } from '../registry/registry-error.ts';

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
    async describeEffect(state, client, decided) {
      const version = toKill(state);
      const expected = version === undefined ? null : ofKill(state, remote, version);
      if (version === undefined || expected === null) return null;
      try {
        const { state: after } = await client.dryRun.kill({ remote, version, ...decided, reason });
        return ofKill(state, remote, version, after.remotes[remote]?.stable);
      } catch (error) {
        // In an emergency nothing but a refusal may prevent a kill.
        if (error instanceof RegistryError && error.isRefusal) throw error;
        const cause = error instanceof Error ? error.message : String(error);
        return `${expected}\nThe registry did not confirm this beforehand: ${cause} The kill does not wait for that; the registry may choose another release to replace it.`;
      }
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
