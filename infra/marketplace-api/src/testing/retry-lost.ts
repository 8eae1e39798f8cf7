import type { KillableApi } from './killable-api.ts';

/** What `fetch` throws where a connection breaks, before the answer or in the middle of it. */
export const isLost = (error: unknown): boolean =>
  error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);

/** Asks again, after the API is back, until there is an answer. */
export async function retryLost<T>(api: KillableApi, onLost: () => void, ask: () => Promise<T>): Promise<T> {
  for (;;) {
    await api.running();
    try {
      return await ask();
    } catch (error) {
      if (!isLost(error)) throw error;
      onLost();
    }
  }
}

/** The same numbers for the same seed, from 0 to below `most`. */
export function seeded(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}
