import type { Readable } from '@souk/contracts';

export interface Store<T> extends Readable<T> {
  set(value: T): void;
}

/** The one cell that the host's features keep their state in; `get` and `subscribe` need no receiver. */
export function createStore<T>(initial: T): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => current,
    set(value) {
      if (Object.is(value, current)) return;
      current = value;
      [...listeners].forEach((listener) => listener());
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
