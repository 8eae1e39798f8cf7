/** A value that changes over time. `subscribe` returns its own end; fits React's `useSyncExternalStore`. */
export interface Readable<T> {
  get(): T;
  /** Its value when the server rendered the page, for hydration; default: what `get` says. */
  serverValue?(): T;
  subscribe(listener: () => void): () => void;
}
