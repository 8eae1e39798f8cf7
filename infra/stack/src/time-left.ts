/** Earlier estimates would jump. */
const MIN_ELAPSED_MS = 3_000;

/**
 * Estimates how long counted work still takes, by its pace so far: `, about 40 s left`; empty while that is not known.
 * What was done before the first call counts for nothing.
 */
export function createTimeLeft(now: () => number = Date.now): (done: number, total: number) => string {
  let first: { done: number; at: number } | null = null;
  return (done, total) => {
    first ??= { done, at: now() };
    const elapsed = now() - first.at;
    const finished = done - first.done;
    if (finished <= 0 || done >= total || elapsed < MIN_ELAPSED_MS) return '';
    return `, about ${inWords(((elapsed / finished) * (total - done)) / 1000)} left`;
  };
}

/** Rounded up: finishing early is better than late. */
const inWords = (seconds: number): string =>
  seconds > 90 ? `${Math.ceil(seconds / 60)} min` : `${Math.ceil(seconds / 5) * 5} s`;
