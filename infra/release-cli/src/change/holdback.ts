import { InvalidArgumentError } from 'commander';
import type { Command } from 'commander';

export interface HoldbackOptions {
  /** False where none is wanted. */
  holdback?: number | boolean;
}

export const withHoldback = (command: Command): Command =>
  command
    .option('--holdback <percent>', 'how many visitors stay on the old one at first, up to 50', percent)
    .option('--no-holdback', 'everybody at once');

/** Undefined: as the settings of the remote say. */
export function holdbackOf({ holdback }: HoldbackOptions): number | undefined {
  if (holdback === false) return 0;
  // Commander sets true where only the negation is known of.
  return typeof holdback === 'number' ? holdback : undefined;
}

export function percent(text: string): number {
  if (!/^\d{1,3}$/.test(text)) throw new InvalidArgumentError('It is a whole number of percent.');
  return Number(text);
}
