import type { Readable } from '@souk/contracts';

/** A readable that a test can change. */
export interface ChangeableReadable<T> extends Readable<T> {
  set(value: T): void;
}

export function aReadable<T>(value: T): ChangeableReadable<T> {
  const listeners = new Set<() => void>();
  return {
    get: () => value,
    set(next) {
      value = next;
      for (const listener of [...listeners]) listener();
    },
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}
