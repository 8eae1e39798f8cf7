/** Numbers that look random and are the same on every machine. */
export interface Random {
  /** From 0 up to 1. */
  next(): number;
  /** A whole number from `low` to `high`, both included. */
  whole(low: number, high: number): number;
  chance(share: number): boolean;
  pick<T>(from: readonly T[]): T;
  shuffled<T>(from: readonly T[]): T[];
}

/** A generator for one subject: the same seed gives the same numbers, whatever else is generated (mulberry32 over FNV-1a). */
export function seeded(seed: string): Random {
  let state = 0x811c9dc5;
  for (const char of seed) state = Math.imul(state ^ (char.codePointAt(0) ?? 0), 0x01000193);
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  const whole = (low: number, high: number) => low + Math.floor(next() * (high - low + 1));
  const pick = <T>(from: readonly T[]): T => {
    const index = whole(0, from.length - 1);
    const value = from[index];
    if (value === undefined && !(index in from))
      throw new Error(
        `Nothing can be picked for the seed ${seed}: the list is empty. Check the rows of the table that it comes from.`,
      );
    return value as T; // The check above says that the index is there.
  };
  const shuffled = <T>(from: readonly T[]): T[] =>
    from
      .map((value) => ({ value, at: next() }))
      .sort((a, b) => a.at - b.at)
      .map(({ value }) => value);
  return { next, whole, chance: (share) => next() < share, pick, shuffled };
}
