import pLimit from 'p-limit';
import { createProblem } from './http/problem.ts';

/**
 * Runs a limited number of tasks at a time; a limited number waits, and further ones are refused at once.
 * @throws Problem 503 where too many are waiting
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
      throw createProblem(503, 'busy', 'request.busy');
    return this.#limit(work);
  }
}
