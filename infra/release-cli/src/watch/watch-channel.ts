import { setTimeout as wait } from 'node:timers/promises';
import type { ChannelState, Judgement, Propagation } from '@souk/contracts';
import type { RegistryClient } from '../registry-client.ts';

export interface Sight {
  state: ChannelState;
  propagation: Propagation;
  judgements: Judgement[];
  /** Why what is shown may be old; null while the registry answers. */
  problem: string | null;
}

export interface WatchOptions {
  channel: string;
  stop: AbortSignal;
  onSight(sight: Sight): void;
  /** How often pages are counted anew, in milliseconds. */
  every?: number;
}

/**
 * Shows how pages follow a channel: asks now and then, and at once when a revision comes, until it is told to stop. A
 * registry that is away for a while is asked again.
 * @throws RegistryError where the first question already is not answered
 */
export async function watchChannel(client: RegistryClient, options: WatchOptions): Promise<void> {
  const { channel, stop, onSight, every = 1000 } = options;
  const look = async (): Promise<Sight> => {
    const [state, propagation, judgements] = await Promise.all([
      client.state(channel),
      client.propagation(channel),
      client.judgements(channel),
    ]);
    return { state, propagation, judgements, problem: null };
  };
  let sight = await look();
  onSight(sight);
  let wake = new AbortController();
  const follow = async () => {
    while (!stop.aborted) {
      try {
        for await (const revision of client.revisions(channel, stop))
          if (revision !== sight.state.revision) wake.abort();
      } catch {
        // What is wrong with the registry, the next question says.
      }
      await pause(every * 2, stop);
    }
  };
  const following = follow();
  while (!stop.aborted) {
    await pause(every, AbortSignal.any([stop, wake.signal]));
    if (stop.aborted) break;
    wake = new AbortController();
    sight = await look().catch((error: unknown) => ({
      ...sight,
      problem: error instanceof Error ? error.message : String(error),
    }));
    if (!stop.aborted) onSight(sight);
  }
  await following;
}

const pause = (milliseconds: number, stop: AbortSignal): Promise<void> =>
  wait(milliseconds, undefined, { signal: stop }).catch(() => undefined);
