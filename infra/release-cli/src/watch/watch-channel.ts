import { setTimeout as wait } from 'node:timers/promises';
import type { ChannelState, Judgement, Propagation } from '@souk/contracts';
import type { RegistryClient } from '../registry-client.ts';

export interface Snapshot {
  state: ChannelState;
  propagation: Propagation;
  judgements: Judgement[];
  /** Why the data may be outdated; null while the registry responds. */
  problem: string | null;
}

export interface WatchOptions {
  channel: string;
  stop: AbortSignal;
  onSnapshot(snapshot: Snapshot): void;
  /** How often pages are counted, in milliseconds. */
  every?: number;
}

/**
 * Watches how pages follow a channel: polls the registry, and at once after a new revision, until it is stopped. Failed
 * requests are retried.
 * @throws RegistryError if the first request fails
 */
export async function watchChannel(client: RegistryClient, options: WatchOptions): Promise<void> {
  const { channel, stop, onSnapshot, every = 1000 } = options;
  const read = async (): Promise<Snapshot> => {
    const [state, propagation, judgements] = await Promise.all([
      client.state(channel),
      client.propagation(channel),
      client.judgements(channel),
    ]);
    return { state, propagation, judgements, problem: null };
  };
  let snapshot = await read();
  onSnapshot(snapshot);
  let wake = new AbortController();
  const follow = async () => {
    while (!stop.aborted) {
      try {
        for await (const revision of client.revisions(channel, stop))
          if (revision !== snapshot.state.revision) wake.abort();
      } catch {
        // The next request reports what is wrong with the registry.
      }
      await pause(every * 2, stop);
    }
  };
  const following = follow();
  while (!stop.aborted) {
    await pause(every, AbortSignal.any([stop, wake.signal]));
    if (stop.aborted) break;
    wake = new AbortController();
    snapshot = await read().catch((error: unknown) => ({
      ...snapshot,
      problem: error instanceof Error ? error.message : String(error),
    }));
    if (!stop.aborted) onSnapshot(snapshot);
  }
  await following;
}

const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal: stop }).catch(() => undefined);
