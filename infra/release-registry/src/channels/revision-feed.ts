/** What a subscriber is told: which channel has a new revision. */
export interface RevisionEvent {
  channel: string;
  epoch: string;
  revision: number;
}

/**
 * Tells open event streams of new revisions, within one process: LISTEN does not cross the embedded database's socket.
 */
export class RevisionFeed {
  readonly #listeners = new Set<(event: RevisionEvent | null) => void>();

  publish(event: RevisionEvent): void {
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** The listener hears null when the feed closes. */
  subscribe(listener: (event: RevisionEvent | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    for (const listener of [...this.#listeners]) listener(null);
    this.#listeners.clear();
  }
}
