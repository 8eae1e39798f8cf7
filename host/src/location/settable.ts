import type { Readable } from '@souk/contracts';

export interface Settable<T> extends Readable<T> {
  set(value: T): void;
}

/** A value that tells its readers when it changes. */
export function createSettable<T>(initial: T): Settable<T> {
  let value = initial;
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
