export interface Random {
  /** A number from 0 up to 1. */
  next(): number;
  /** One of the values; the first one of a single one. */
  oneOf<T>(values: readonly [T, ...T[]]): T;
  /** Whether something of this likelihood happens. */
  chance(likelihood: number): boolean;
}

/** The same numbers for the same seed (mulberry32). */
export function seededRandom(seed: number): Random {
  let state = seed;
  const next = () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 0x1_0000_0000;
  };
  return {
    next,
    oneOf: (values) => values[Math.floor(next() * values.length)] ?? values[0],
    chance: (likelihood) => next() < likelihood,
  };
}
