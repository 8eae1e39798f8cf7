import type { RolloutStep } from '@souk/contracts';
import { MAX_CANARY_STEPS, STEP_BOUNDS, canaryRefusal, isWithin } from '@souk/contracts/channel-changes';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';
import { changeChannel, withChange } from '../change/change-channel.ts';
import type { ChangeOptions } from '../change/change-channel.ts';
import { ofCanary } from '../change/consequences.ts';
import { requireGate } from '../change/require-gate.ts';
import { UsageError } from '../exit-codes.ts';

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
    throw new UsageError('Pass either --share, such as 5, or --steps, such as 5:10,25:30,50:60.');
  await changeChannel(options, {
    async describeEffect({ remotes }, client) {
      // The registry says why.
      if (canaryRefusal(remotes[remote], version, steps)) return null;
      await requireGate(client, options.channel, { remote, version });
      return ofCanary(remote, version, steps);
    },
    change: (client, decided) => client.canary({ remote, version, steps, ...decided }),
    describeResult: ({ state }) =>
      `${remote} ${version} is live for ${state.remotes[remote]?.canary?.share ?? steps[0]?.share} % of visitors in ${state.channel}, revision ${state.revision}.`,
  });
}

function shareOf(text: string): number {
  const share = Number(text);
  const { min, max } = STEP_BOUNDS.share;
  if (!/^\d{1,2}$/.test(text) || !isWithin(share, STEP_BOUNDS.share))
    throw new InvalidArgumentError(`Expected a share from ${min} to ${max} percent.`);
  return share;
}

/** `5:10,25:30` gives 5 % for ten minutes, then 25 % for half an hour. */
function stepsOf(text: string): RolloutStep[] {
  const steps = text.split(',');
  if (steps.length > MAX_CANARY_STEPS)
    throw new InvalidArgumentError(`Expected ${MAX_CANARY_STEPS} steps at most.`);
  return steps.map((step) => {
    const [, share, minutes] = /^\s*(\d{1,2}):(\d{1,5}(?:\.\d+)?)\s*$/.exec(step) ?? [];
    if (share === undefined || minutes === undefined)
      throw new InvalidArgumentError(`"${step}" is not a step. Use share:minutes, such as 5:10.`);
    if (!isWithin(Number(minutes), STEP_BOUNDS.minutes))
      throw new InvalidArgumentError(`Expected ${STEP_BOUNDS.minutes.max} minutes at most, not ${minutes}.`);
    return { share: shareOf(share), minutes: Number(minutes) };
  });
}
