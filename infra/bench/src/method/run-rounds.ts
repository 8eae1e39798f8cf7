/** What is measured, by name, each in a state of its own. */
export type Arms<T> = Record<string, () => Promise<T>>;

interface Options {
  rounds: number;
  random: () => number;
  /** Before each round, for instance to look at the machine. */
  beforeRound?(round: number): Promise<void> | void;
  stop: AbortSignal;
}

function shuffled<T>(values: readonly T[], random: () => number): T[] {
  const rest = [...values];
  const order: T[] = [];
  while (rest.length > 0) order.push(...rest.splice(Math.floor(random() * rest.length), 1));
  return order;
}

/**
 * Measures every arm once a round, in an order that changes, so that whatever else the machine does falls on all alike. The first
 * round is not counted: it fills caches of the servers.
 */
export async function runRounds<T>(arms: Arms<T>, { rounds, random, beforeRound, stop }: Options) {
  const results: Record<string, T[]> = Object.fromEntries(Object.keys(arms).map((name) => [name, []]));
  for (let round = -1; round < rounds; round += 1) {
    await beforeRound?.(round);
    for (const [name, measure] of shuffled(Object.entries(arms), random)) {
      stop.throwIfAborted();
      const result = await measure().catch((cause: unknown) => {
        throw new Error(`"${name}" failed: ${String(cause)}`, { cause });
      });
      if (round >= 0) results[name]?.push(result);
    }
  }
  return results;
}
