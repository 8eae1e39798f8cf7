import type { ShellEventName, ShellEvents } from '@souk/contracts';

/**
 * The typed event bus of a page: an event is emitted once, and all listeners receive it, in the order of their subscription.
 */
export interface Bus {
  /** Calls every listener synchronously, before it returns. A listener that throws is reported and does not stop the others. */
  emit<N extends ShellEventName>(name: N, payload: ShellEvents[N]): void;
  /** Listens until the returned function is called. */
  on<N extends ShellEventName>(name: N, listener: (payload: ShellEvents[N]) => void): () => void;
}

/** A bus of one's own, for tests; a page has the one that is exported as `bus`. */
export function createBus(): Bus {
  const listeners = new Map<ShellEventName, Set<(payload: unknown) => void>>();

  return {
    emit(name, payload) {
      // A copy: a listener that subscribes during an event receives the next one.
      for (const listener of [...(listeners.get(name) ?? [])]) {
        try {
          listener(payload);
        } catch (error) {
          reportError(error);
        }
      }
    },
    on(name, listener) {
      // Only `emit` of the same name calls it. A wrapper also makes one function subscribed twice two subscriptions.
      const entry = (payload: unknown) => listener(payload as ShellEvents[typeof name]);
      const known = listeners.get(name) ?? new Set();
      listeners.set(name, known.add(entry));
      return () => void known.delete(entry);
    },
  };
}
