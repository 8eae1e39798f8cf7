import type { Readable } from '@souk/contracts';

export interface Store<T> extends Readable<T> {
  set(value: T): void;
}

/** The stores of this page whose values may differ between a server and the browser. */
const named = new Map<string, () => unknown>();

let serverValues: Readonly<Record<string, unknown>> = {};

/** The values of all named stores, for the browser that hydrates what was rendered with them. */
export const storeValues = (): Record<string, unknown> =>
  Object.fromEntries([...named].map(([name, get]) => [name, get()]));

/** Sets the values that the server rendered this page with. Parts of the page are hydrated with them. */
export function setServerValues(values: Readonly<Record<string, unknown>>): void {
  serverValues = values;
}

/**
 * The one cell that the host's features keep their state in; `get` and `subscribe` need no receiver.
 * @param name where its value in the browser may differ from the one that the server rendered the page with
 */
export function createStore<T>(initial: T, name?: string): Store<T> {
  let current = initial;
  const listeners = new Set<() => void>();
  const get = () => current;
  if (name !== undefined) named.set(name, get);
  return {
    get,
    ...(name !== undefined && {
      serverValue: () => (name in serverValues ? (serverValues[name] as T) : current),
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
