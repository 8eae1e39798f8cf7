import type { ChannelChange } from '@souk/contracts';
import type { RevisionFeed } from './revision-feed.ts';

interface Variant {
  path: string;
  dryRun: boolean;
  summary: string;
}

interface ChannelVariant extends Variant {
  /** Notifies the event streams, unless nothing changed. */
  announce(change: ChannelChange): ChannelChange;
}

/**
 * A change's route, and beside it the one of its dry run: refused as the change would be, answered with what it would
 * change. A path of its own, since a registry that knows no dry run would take a field of the body for nothing and act.
 */
export const routeAndDryRun = (path: string, summary: string): Variant[] => [
  { path, dryRun: false, summary },
  {
    path: `${path}/dry-run`,
    dryRun: true,
    summary: `Answers what this would change, and changes nothing: ${summary}`,
  },
];

/** The same for a change of a channel. */
export const withDryRun = (path: string, summary: string, feed: RevisionFeed): ChannelVariant[] =>
  routeAndDryRun(path, summary).map((variant) => ({
    ...variant,
    announce: (change) => (variant.dryRun ? change : feed.announce(change)),
  }));
