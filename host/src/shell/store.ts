import type { Readable } from '@souk/contracts';

export interface Store<T> extends Readable<T> {
  set(value: T): void;
}

/** The stores of this page whose values may differ between a server and the browser. */
const named = new Map<string, () => unknown>();

let drawnValues: Readonly<Record<string, unknown>> = {};

/** The values of all named stores, for the browser that takes over what was drawn with them. */
export const namedValues = (): Record<string, unknown> =>
  Object.fromEntries([...named].map(([name, get]) => [name, get()]));

/** Takes in what a server drew this page with. Until a part of the page is taken over, it is drawn with these values. */
export function takeDrawnValues(values: Readonly<Record<string, unknown>>): void {
  drawnValues = values;
}

/**
 * The one cell that the host's features keep their state in; `get` and `subscribe` need no receiver.
 * @param name where its value in the browser may differ from the one that a server drew the page with
 */
export function createStore<T>(initial: T, name?: string): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = () => current;
  if (name !== undefined) named.set(name, get);
  return {
    get,
    ...(name !== undefined && {
      drawn: () => (name in drawnValues ? (drawnValues[name] as T) : current),
    }),
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
