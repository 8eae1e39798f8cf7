import { SETTING_BOUNDS, isWithin } from '@souk/contracts/channel-changes';
import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';

export interface HoldbackOptions {
  /** False for `--no-holdback`. */
  holdback?: number | boolean;
}

export const withHoldback = (command: Command): Command =>
  command
    .option(
      '--holdback <percent>',
      `share of visitors who stay on the old release at first, up to ${SETTING_BOUNDS.holdback.max}`,
      percent,
    )
    .option('--no-holdback', 'switch every visitor at once');

/** Undefined: the settings of the remote apply. */
export function holdbackOf({ holdback }: HoldbackOptions): number | undefined {
  if (holdback === false) return 0;
  // Commander sets true by default for an option that has a negation.
  return typeof holdback === 'number' ? holdback : undefined;
}

const { min, max } = SETTING_BOUNDS.holdback;

export function percent(text: string): number {
  if (!/^\d{1,3}$/.test(text) || !isWithin(Number(text), SETTING_BOUNDS.holdback))
    throw new InvalidArgumentError(`Expected a whole number of percent from ${min} to ${max}, such as 10.`);
  return Number(text);
}
