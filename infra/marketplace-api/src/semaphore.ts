import { Problem } from './http/problem.ts';

/**
 * Runs a limited number of tasks at a time; a limited number waits, and further ones are refused at once.
 * @throws Problem 503 where too many are waiting
 */
export class Semaphore {
  readonly #maxRunning: number;
  readonly #maxWaiting: number;
  readonly #waiting: (() => void)[] = [];
  #running = 0;

  constructor(maxRunning: number, maxWaiting = Infinity) {
    this.#maxRunning = maxRunning;
    this.#maxWaiting = maxWaiting;
  }

  async run<T>(work: () => Promise<T>): Promise<T> {
    if (this.#running >= this.#maxRunning) {
      if (this.#waiting.length >= this.#maxWaiting) throw new Problem(503, 'busy', 'request.busy');
      // The finished task passes its slot on.
      await new Promise<void>((start) => this.#waiting.push(start));
    } else {
      this.#running += 1;
    }
    try {
      return await work();
    } finally {
      const next = this.#waiting.shift();
      if (next) next();
      else this.#running -= 1;
    }
  }
}
