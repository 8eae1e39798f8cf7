import { AsyncResource } from 'node:async_hooks';

/** Wakes the event streams of this process where something was pushed to their customer; what it was, they read themselves. */
export class PushFeed {
  readonly #listeners = new Map<number, Set<(open: boolean) => void>>();
  #onWake: () => void = () => {};

  /** May be called inside the transaction that pushes: a stream reads on its own. */
  wake(customerId: number): void {
    this.#onWake();
    for (const listener of [...(this.#listeners.get(customerId) ?? [])]) listener(true);
  }

  /** After a time in which nothing could be heard. */
  wakeAll(): void {
    this.#onWake();
    for (const customerId of [...this.#listeners.keys()]) this.wake(customerId);
  }

  /** Hears that something was pushed, to whomever. */
  subscribeAll(listener: () => void): void {
    // As above all others: not inside of whoever's transaction woke it.
    this.#onWake = AsyncResource.bind(listener);
  }

  /** The listener hears `false` when the process ends. */
  subscribe(customerId: number, listener: (open: boolean) => void): () => void {
    // It runs as the subscriber, not inside of whoever's transaction woke it.
    const bound = AsyncResource.bind(listener);
    const listeners = this.#listeners.get(customerId) ?? new Set();
    this.#listeners.set(customerId, listeners.add(bound));
    return () => {
      listeners.delete(bound);
      if (listeners.size === 0 && this.#listeners.get(customerId) === listeners)
        this.#listeners.delete(customerId);
    };
  }

  close(): void {
    const all = [...this.#listeners.values()].flatMap((listeners) => [...listeners]);
    this.#listeners.clear();
    for (const listener of all) listener(false);
  }
}
