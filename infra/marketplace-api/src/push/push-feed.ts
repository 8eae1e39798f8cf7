import { AsyncResource } from 'node:async_hooks';

/** For each customer, who has one in each browser. */
const MAX_STREAMS = 20;

/** Wakes the event streams of this process when a message was pushed to their customer; they read the message themselves. */
export class PushFeed {
  readonly #listeners = new Map<number, Set<(open: boolean) => void>>();
  #onWake: () => void = () => {};

  /** May be called inside the transaction that pushes: a stream reads with its own connection. */
  wake(customerId: number): void {
    this.#onWake();
    for (const listener of [...(this.#listeners.get(customerId) ?? [])]) listener(true);
  }

  /** After an interruption in which notifications may have been lost. */
  wakeAll(): void {
    this.#onWake();
    for (const customerId of [...this.#listeners.keys()]) this.wake(customerId);
  }

  /** Listens for messages to any customer. */
  subscribeAll(listener: () => void): void {
    // As in `subscribe`: runs outside of the caller's transaction.
    this.#onWake = AsyncResource.bind(listener);
  }

  /** The listener gets `false` when its stream has to end: with the process, or once the customer opened `MAX_STREAMS` newer ones. */
  subscribe(customerId: number, listener: (open: boolean) => void): () => void {
    // Runs in the subscriber's async context, outside of the caller's transaction.
    const bound = AsyncResource.bind(listener);
    const listeners = this.#listeners.get(customerId) ?? new Set();
    this.#listeners.set(customerId, listeners.add(bound));
    const [oldest] = listeners;
    if (listeners.size > MAX_STREAMS && oldest) {
      listeners.delete(oldest);
      oldest(false);
    }
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
