import type { ChannelChange } from '@souk/contracts';
import type { RevisionFeed } from '../channels/revision-feed.ts';
import { Problem } from '../problem.ts';

/** What was decided on a state that is no longer the newest is left to the next look; another process may have done it. */
export function ifStillSo(change: Promise<ChannelChange>): Promise<ChannelChange | null> {
  return change.catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'stale-revision') return null;
    throw error;
  });
}

export function announce(feed: RevisionFeed, { changed, state }: ChannelChange): void {
  const { channel, epoch, revision } = state;
  if (changed) feed.publish({ channel, epoch, revision });
}
