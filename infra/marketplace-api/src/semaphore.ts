import { Problem } from './http/problem.ts';

/**
 * Runs so many pieces of work at a time; so many more wait in line, and the rest is refused at once.
 * @throws Problem 503 where the line is full
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
      // Whoever ends hands its place on.
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
