interface Bounds {
  total: number;
  /** Maximum per address. */
  perAddress: number;
}

/**
 * Limits the number of concurrent callers. Waiting addresses take turns: the next call of an address waits for one call of each
 * other address, not for all of their waiting calls.
 */
export class FairSemaphore {
  readonly #bounds: Bounds;
  /** Waiting calls by address, in the order of turns. */
  readonly #waiting = new Map<string, (() => void)[]>();
  readonly #running = new Map<string, number>();
  #total = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** Resolves with the function that releases the slot. @throws the signal's reason where it is aborted before */
  acquire(address: string, signal: AbortSignal): Promise<() => void> {
    return new Promise((resolve, reject) => {
      if (signal.aborted) return reject(signal.reason as Error);
      const begin = () => {
        signal.removeEventListener('abort', cancel);
        resolve(this.#begin(address));
      };
      const cancel = () => {
        const own = this.#waiting.get(address)?.filter((each) => each !== begin) ?? [];
        if (own.length > 0) this.#waiting.set(address, own);
        else this.#waiting.delete(address);
        reject(signal.reason as Error);
      };
      signal.addEventListener('abort', cancel, { once: true });
      this.#waiting.set(address, [...(this.#waiting.get(address) ?? []), begin]);
      this.#next();
    });
  }

  #begin(address: string): () => void {
    let isReleased = false;
    this.#total += 1;
    this.#running.set(address, (this.#running.get(address) ?? 0) + 1);
    return () => {
      if (isReleased) return;
      isReleased = true;
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
      // The address moves behind all others.
      if (others.length > 0) this.#waiting.set(address, others);
      begin?.();
    }
  }
}
