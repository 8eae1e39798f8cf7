interface Bounds {
  total: number;
  /** What one address may have at a time. */
  perAddress: number;
}

/**
 * Limits how many callers are at work at a time. Where some wait, addresses take turns: who asks once waits for one call of each
 * other address, and not for all that they have asked for.
 */
export class FairSemaphore {
  readonly #bounds: Bounds;
  /** By address, in the order of their turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #total = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Resolves when it is the caller's turn, with how to end it. @throws the signal's reason where it is aborted before */
  acquire(address: string, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const begin = () => {
        signal.removeEventListener('abort', giveUp);
        resolve(this.#begin(address));
      };
      const giveUp = () => {
        const own = this.#waiting.get(address)?.filter((each) => each !== begin) ?? [];
        if (own.length > 0) this.#waiting.set(address, own);
        else this.#waiting.delete(address);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', giveUp, { once: true });
      this.#waiting.set(address, [...(this.#waiting.get(address) ?? []), begin]);
      this.#next();
    });
  }

  #begin(address: string): () => void {
    let isOver = false;
    this.#total += 1;
    this.#running.set(address, (this.#running.get(address) ?? 0) + 1);
    return () => {
      if (isOver) return;
      isOver = true;
      this.#total -= 1;
      const left = (this.#running.get(address) ?? 1) - 1;
      if (left > 0) this.#running.set(address, left);
      else this.#running.delete(address);
      this.#next();
    };
  }

  #next(): void {
    for (const [address, own] of this.#waiting) {
      if (this.#total >= this.#bounds.total) return;
      if ((this.#running.get(address) ?? 0) >= this.#bounds.perAddress) continue;
      const [begin, ...others] = own;
      this.#waiting.delete(address);
      // Behind all others, until its next turn.
      if (others.length > 0) this.#waiting.set(address, others);
      begin?.();
    }
  }
}
