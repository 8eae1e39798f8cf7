/** A value that changes over time. `subscribe` returns its own end; fits React's `useSyncExternalStore`. */
export interface Readable<T> {
  get(): T;
  subscribe(listener: () => void): () => void;
}
