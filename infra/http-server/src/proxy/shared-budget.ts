interface Bounds {
  total: number;
  /** What one address may take of it. */
  perAddress: number;
}

/** A part of a budget that somebody holds. */
export interface Lease {
  add(amount: number): void;
  release(): void;
}

interface Held {
  address: string;
  amount: number;
  end: () => void;
}

/**
 * Something that all clients share, such as memory. Where it is full, whoever has held a part of it the longest loses it: who
 * is slow on purpose, and not who comes next. An address that takes too much loses its own first.
 */
export class SharedBudget {
  // In the order in which they came.
  readonly #held = new Set<Held>();
  readonly #byAddress = new Map<string, { amount: number; held: Set<Held> }>();
  readonly #bounds: Bounds;
  #total = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** @param end is called when the part is taken away; it is released already. */
  lease(address: string, end: () => void): Lease {
    const held: Held = { address, amount: 0, end };
    this.#held.add(held);
    const own = this.#byAddress.get(address) ?? { amount: 0, held: new Set() };
    own.held.add(held);
    this.#byAddress.set(address, own);
    return {
      add: (amount) => {
        if (!this.#held.has(held)) return;
        held.amount += amount;
        own.amount += amount;
        this.#total += amount;
        while (own.amount > this.#bounds.perAddress) this.#takeAway(own.held);
        while (this.#total > this.#bounds.total) this.#takeAway(this.#held);
      },
      release: () => this.#release(held),
    };
  }

  #takeAway(from: Set<Held>): void {
    const [oldest] = from;
    if (!oldest) return;
    this.#release(oldest);
    oldest.end();
  }

  #release(held: Held): void {
    const own = this.#byAddress.get(held.address);
    if (!this.#held.delete(held) || !own) return;
    this.#total -= held.amount;
    own.amount -= held.amount;
    own.held.delete(held);
    if (own.held.size === 0) this.#byAddress.delete(held.address);
  }
}
