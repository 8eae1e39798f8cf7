import type { KillableApi } from './killable-api.ts';

/** The error of `fetch` when a connection breaks, before the response or in the middle of it. */
export const isLost = (error: unknown): boolean =>
  error instanceof TypeError && ['fetch failed', 'terminated'].includes(error.message);

/** Repeats a request, once the API is back, until there is a response. */
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

/** A random generator with a seed: numbers from 0 to below `max`. */
export function seeded(seed: number): (max: number) => number {
  let state = seed;
  return (max) => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return Math.floor((state / 2 ** 32) * max);
  };
}
