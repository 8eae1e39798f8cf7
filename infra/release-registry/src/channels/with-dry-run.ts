import type { ChannelChange } from '@souk/contracts';
import type { RevisionFeed } from './revision-feed.ts';

interface Variant {
  path: string;
  dryRun: boolean;
  summary: string;
  /** Notifies the event streams, unless nothing changed. */
  announce(change: ChannelChange): ChannelChange;
}

/**
 * A change's route, and beside it the one of its dry run: refused as the change would be, answered with what it would make of
 * the channel. A path of its own, since a registry that knows no dry run would take a field of the body for nothing and act.
 */
export const withDryRun = (path: string, summary: string, feed: RevisionFeed): Variant[] => [
  { path, dryRun: false, summary, announce: (change) => feed.announce(change) },
  {
    path: `${path}/dry-run`,
    dryRun: true,
    summary: `Answers what this would change, and changes nothing: ${summary}`,
    announce: (change) => change,
  },
];
