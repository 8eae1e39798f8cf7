import { useEffect, useSyncExternalStore } from 'react';

/** What is known of a part at the moment. */
export interface PartState<T> {
  /** Its exports; null until they are loaded. */
  value: T | null;
  failed: boolean;
}

/** Code that is no part of the first load: it is loaded once, when it is needed or about to be. */
export interface Part<T> {
  get(): PartState<T>;
  subscribe(listener: () => void): () => void;
  /** Loads it, again where that failed before; does not reject. */
  load(): Promise<void>;
}

const NOT_LOADED: PartState<never> = { value: null, failed: false };
const notLoaded = () => NOT_LOADED;

/** Makes a part of an `import()`. */
export function createPart<T>(source: () => Promise<T>): Part<T> {
  let state: PartState<T> = NOT_LOADED;
  let loading: Promise<void> | null = null;
  const listeners = new Set<() => void>();
  const set = (next: PartState<T>) => {
    state = next;
    for (const listener of listeners) listener();
  };
  const request = async () => {
    if (state.failed) set(NOT_LOADED);
    try {
      set({ value: await source(), failed: false });
    } catch {
      set({ value: null, failed: true });
    }
    loading = null;
  };
  return {
    get: () => state,
    subscribe(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    load: () => (state.value ? Promise.resolve() : (loading ??= request())),
  };
}

/** A part for a component that needs it while `needed`; what was loaded before is there at once. */
export function usePart<T>(part: Part<T>, needed: boolean): PartState<T> {
  useEffect(() => {
    if (needed) void part.load();
  }, [part, needed]);
  // A page that is hydrated begins without it, as on the server.
  return useSyncExternalStore(part.subscribe, part.get, notLoaded);
}
