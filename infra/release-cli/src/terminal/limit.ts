import { InvalidArgumentError } from 'commander';

/** Parses the option `--limit`. */
export function parseLimit(text: string): number {
  const value = Number(text);
  if (!/^\d{1,3}$/.test(text) || value < 1 || value > 500)
    throw new InvalidArgumentError('Expected a number from 1 to 500.');
  return value;
}
