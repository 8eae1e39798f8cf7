/** A value that changes over time. `subscribe` returns its own end; fits React's `useSyncExternalStore`. */
export interface Readable<T> {
  get(): T;
  /** What it was when a server drew the page; default: what `get` says. */
  drawn?(): T;
  subscribe(listener: () => void): () => void;
}
