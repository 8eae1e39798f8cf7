import pLimit from 'p-limit';
import { Problem } from './http/problem.ts';

/**
 * Runs so many pieces of work at a time; so many more wait in line, and the rest is refused at once.
 * @throws Problem 503 where the line is full
 */
export class Semaphore {
  readonly #limit: ReturnType<typeof pLimit>;
  readonly #maxWaiting: number;

  constructor(maxRunning: number, maxWaiting = Infinity) {
    this.#limit = pLimit(maxRunning);
    this.#maxWaiting = maxWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    const { activeCount, concurrency, pendingCount } = this.#limit;
    if (activeCount >= concurrency && pendingCount >= this.#maxWaiting)
      throw new Problem(503, 'busy', 'request.busy');
    return this.#limit(work);
  }
}
