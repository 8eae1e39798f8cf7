const ROUNDS = 15;
/** What a first call fills: connections, plans, caches of the database. */
const WARM_UP = 2;

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

/** The median of each call in milliseconds, measured in turns, so that whatever else the machine does slows down all alike. */
export async function inTurns(
  calls: readonly (() => Promise<{ milliseconds: number }>)[],
): Promise<number[]> {
  const times = calls.map((): number[] => []);
  for (let round = -WARM_UP; round < ROUNDS; round += 1)
    for (const [index, call] of calls.entries()) {
      const { milliseconds } = await call();
      if (round >= 0) times[index]?.push(milliseconds);
    }
  return times.map(median);
}
