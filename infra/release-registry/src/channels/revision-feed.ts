import type { ChannelChange } from '@souk/contracts';

/** Names a channel that has a new revision. */
export interface RevisionEvent {
  channel: string;
  epoch: string;
  revision: number;
}

/** Notifies the event streams of this process of each new revision once, whether it was written here or on another node. */
export class RevisionFeed {
  readonly #listeners = new Set<(event: RevisionEvent | null) => void>();
  readonly #newest = new Map<string, RevisionEvent>();

  publish(event: RevisionEvent): void {
    const newest = this.#newest.get(event.channel);
    if (newest?.epoch === event.epoch && newest.revision >= event.revision) return;
    this.#newest.set(event.channel, event);
    for (const listener of [...this.#listeners]) listener(event);
  }

  /** Publishes the revision of a change; one that changed nothing has none. */
  announce(change: ChannelChange): ChannelChange {
    const { channel, epoch, revision } = change.state;
    if (change.changed) this.publish({ channel, epoch, revision });
    return change;
  }

  /** The listener is called with null when the feed closes. */
  subscribe(listener: (event: RevisionEvent | null) => void): () => void {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  }

  close(): void {
    for (const listener of [...this.#listeners]) listener(null);
    this.#listeners.clear();
  }
}
