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
      'share of visitors who stay on the old release at first, up to 50',
      percent,
    )
    .option('--no-holdback', 'switch every visitor at once');

/** Undefined: the settings of the remote apply. */
export function holdbackOf({ holdback }: HoldbackOptions): number | undefined {
  if (holdback === false) return 0;
  // Commander sets true by default for an option that has a negation.
  return typeof holdback === 'number' ? holdback : undefined;
}

export function percent(text: string): number {
  if (!/^\d{1,3}$/.test(text))
    throw new InvalidArgumentError('Expected a whole number of percent, such as 10.');
  return Number(text);
}
