import { InvalidArgumentError } from 'commander';

/** How many lines somebody wants. */
export function limit(text: string): number {
  const most = Number(text);
  if (!/^\d{1,3}$/.test(text) || most < 1 || most > 500)
    throw new InvalidArgumentError('It is a number from 1 to 500.');
  return most;
}
