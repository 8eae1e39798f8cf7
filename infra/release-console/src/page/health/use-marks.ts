import type { ChannelRevision } from '@souk/contracts';
import { useInfiniteQuery } from '@tanstack/react-query';
import { historyQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';

/** More would stand on top of each other. */
const MAX_MARKS = 12;

/** The newest changes of what is live of a remote since `from`, the oldest first. */
export function useMarks(remote: string, from: number): ChannelRevision[] {
  const { channel } = useChannel();
  const { data } = useInfiniteQuery(historyQuery(channel, remote));
  return (data?.pages.flat() ?? [])
    .filter(({ at, action }) => Date.parse(at) >= from && !NO_CHANGE.includes(action))
    .slice(0, MAX_MARKS)
    .reverse();
}

/** Revisions that repeat what is live. */
const NO_CHANGE: readonly ChannelRevision['action'][] = ['lift', 'quarantine'];
