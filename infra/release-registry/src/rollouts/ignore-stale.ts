import type { ChannelChange } from '@souk/contracts';
import { Problem } from '@souk/http-server';

/** Null for a change of an outdated state: another process may have made it already, and the next round decides again. */
export function ignoreStale(change: Promise<ChannelChange>): Promise<ChannelChange | null> {
  return change.catch((error: unknown) => {
    if (error instanceof Problem && error.code === 'stale-revision') return null;
    throw error;
  });
}
