import { isRenderingOff } from '@souk/contracts/channel-changes';
import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { ofServerRendering, pagesOf } from '../change/consequences.ts';

interface Options extends ChangeOptions {
  reason: string;
}

export function serverRenderingCommand(program: Command): void {
  const rendering = program
    .command('server-rendering')
    .description('turn rendering of first screens by edges off or on');
  const command = (name: 'off' | 'on', description: string) =>
    withChange(rendering.command(name))
      .argument('<remote>', 'remote whose pages to change; host: every page')
      .description(description)
      .requiredOption('--reason <text>', 'reason for the history')
      .action((remote: string, options: Options) => turn(remote, name, options));
  command('off', 'let only browsers render the pages of a remote, from the next page on');
  command('on', 'let edges render the pages of a remote again');
}

function turn(remote: string, to: 'off' | 'on', options: Options): Promise<void> {
  const { reason } = options;
  const requested = { remote, on: to === 'on', reason };
  return changeChannel(options, {
    async describeEffect(state, client, decided) {
      if (isRenderingOff(state, remote) === (to === 'off')) return null;
      await client.dryRun.switchServerRendering({ ...decided, ...requested });
      return ofServerRendering(remote, to, state);
    },
    change: (client, decided) => client.switchServerRendering({ ...decided, ...requested }),
    describeResult: ({ changed, state }) =>
      changed
        ? `Server rendering of ${pagesOf(remote)} is ${to} in ${state.channel}, revision ${state.revision}.`
        : `Server rendering of ${pagesOf(remote)} is already ${to} in ${state.channel}; nothing changed.`,
  });
}
