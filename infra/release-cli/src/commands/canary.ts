import type { RolloutStep } from '@souk/contracts';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { ofCanary } from '../change/consequences.ts';

interface Options extends ChangeOptions {
  share?: number;
  steps?: RolloutStep[];
}

export function canaryCommand(program: Command): void {
  withChange(program.command('canary'))
    .argument('<remote>')
    .argument('<version>')
    .description('give a published release to a share of visitors first')
    .option('--share <percent>', 'a fixed share, until it is promoted or aborted', shareOf)
    .option(
      '--steps <share:minutes,…>',
      'growing shares with their minutes, such as 5:10,25:30,50:60',
      stepsOf,
    )
    .option('--reason <text>', 'reason for the history')
    .action(canary);
}

async function canary(remote: string, version: string, options: Options): Promise<void> {
  const { share, steps = share === undefined ? undefined : [{ share, minutes: 0 }] } = options;
  if (!steps || (share !== undefined && options.steps))
    throw new Error('Pass either --share, such as 5, or --steps, such as 5:10,25:30,50:60.');
  await changeChannel(options, {
    describeEffect: () => ofCanary(remote, version, steps),
    change: (client, decided) => client.canary({ remote, version, steps, ...decided }),
    describeResult: ({ state }) =>
      `${remote} ${version} is live for ${state.remotes[remote]?.canary?.share ?? steps[0]?.share} % of visitors in ${state.channel}, revision ${state.revision}.`,
  });
}

function shareOf(text: string): number {
  const share = Number(text);
  if (!/^\d{1,2}$/.test(text) || share < 1)
    throw new InvalidArgumentError('Expected a share from 1 to 99 percent.');
  return share;
}

/** `5:10,25:30` gives 5 % for ten minutes, then 25 % for half an hour. */
function stepsOf(text: string): RolloutStep[] {
  return text.split(',').map((step) => {
    const [, share, minutes] = /^\s*(\d{1,2}):(\d{1,5}(?:\.\d+)?)\s*$/.exec(step) ?? [];
    if (share === undefined || minutes === undefined)
      throw new InvalidArgumentError(`"${step}" is not a step. Use share:minutes, such as 5:10.`);
    return { share: shareOf(share), minutes: Number(minutes) };
  });
}
