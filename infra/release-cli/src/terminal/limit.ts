import { MAX_LIST_ENTRIES, isWithin } from '@souk/contracts/channel-changes';
import { InvalidArgumentError } from 'commander';

const BOUNDS = { min: 1, max: MAX_LIST_ENTRIES };

/** Parses the option `--limit`. */
export function parseLimit(text: string): number {
  const value = Number(text);
  if (!/^\d{1,9}$/.test(text) || !isWithin(value, BOUNDS))
    throw new InvalidArgumentError(`Expected a number from ${BOUNDS.min} to ${BOUNDS.max}.`);
  return value;
}
