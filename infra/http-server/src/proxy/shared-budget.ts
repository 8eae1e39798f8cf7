interface Bounds {
  total: number;
  /** Maximum per address. */
  perAddress: number;
}

/** A leased part of a budget. */
export interface Lease {
  add(amount: number): void;
  release(): void;
}

interface Share {
  address: string;
  amount: number;
  end: () => void;
}

/**
 * A resource that all clients share, such as memory. When it is full, the oldest lease is revoked, so that deliberately slow
 * clients lose theirs and new ones do not. An address beyond its own limit loses its own leases first.
 */
export class SharedBudget {
  // In the order of their leases.
  readonly #held = new Set<Share>();
  readonly #byAddress = new Map<string, { amount: number; share: Set<Share> }>();
  readonly #bounds: Bounds;
  #total = 0;

  constructor(bounds: Bounds) {
    this.#bounds = bounds;
  }

  /** @param end is called when the lease is revoked; it is released already. */
  lease(address: string, end: () => void): Lease {
    const share: Share = { address, amount: 0, end };
    this.#held.add(share);
    const own = this.#byAddress.get(address) ?? { amount: 0, share: new Set() };
    own.share.add(share);
    this.#byAddress.set(address, own);
    return {
      add: (amount) => {
        if (!this.#held.has(share)) return;
        share.amount += amount;
        own.amount += amount;
        this.#total += amount;
        while (own.amount > this.#bounds.perAddress) this.#takeAway(own.share);
        while (this.#total > this.#bounds.total) this.#takeAway(this.#held);
      },
      release: () => this.#release(share),
    };
  }

  #takeAway(from: Set<Share>): void {
    const [oldest] = from;
    if (!oldest) return;
    this.#release(oldest);
    oldest.end();
  }

  #release(share: Share): void {
    const own = this.#byAddress.get(share.address);
    if (!this.#held.delete(share) || !own) return;
    this.#total -= share.amount;
    own.amount -= share.amount;
    own.share.delete(share);
    if (own.share.size === 0) this.#byAddress.delete(share.address);
  }
}
