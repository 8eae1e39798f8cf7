import type { Detail, Pictures } from '@souk/demo-data';
import type { Development } from '@souk/edge';
import type { MarketplaceApiOptions } from '@souk/marketplace-api';
import type { Progress } from './progress.ts';
import type { ReleasedTrees } from './release-working-trees.ts';

/** The steps of a start; those in the middle overlap. */
export const STEPS = [
  'Database',
  'Registry',
  'Demo data',
  'Builds',
  'Payments',
  'Mailbox',
  'API',
  'Edge',
  'Console',
] as const;

export interface Stack {
  /** The storefront's address for browsers. */
  url: string;
  /** The console, on an origin of its own. */
  consoleUrl: string;
  registryUrl: string;
  /** The payments sandbox, for people; null where Stripe or another backend takes payments. */
  paymentsUrl: string | null;
  /** The demo's pictures: those that were requested are drawn, the others are for the caller to draw. Null with another API. */
  pictures: Pictures | null;
  /** What of the working tree is not live. */
  trees: ReleasedTrees;
  /** The demo's mailbox; null where services deliver all messages, or another backend sends them. */
  mailboxUrl: string | null;
  /** The bearer token for all changes of the registry. */
  token: string;
  databaseUrl: string;
  /** Stops everything, the database last. */
  close(): Promise<void>;
}

export interface StackOptions {
  progress: Progress;
  /** Aborts the start and stops what was started. */
  stop: AbortSignal;
  /** The API's requests per minute and address; tests send more than people do. */
  limits?: MarketplaceApiOptions['limits'];
  unpaidLimits?: MarketplaceApiOptions['unpaidLimits'];
  /** How carefully the demo's pictures are drawn. */
  pictureDetail?: Detail;
  /** Makes edits of the working tree live for everybody, not just first releases. */
  activateEdits?: boolean;
  /** A working tree in development, served in place of its releases. */
  development?: Development;
  /** Verifies published releases in a browser; most tests publish without it. */
  verifier?: boolean;
  /** Moves the demo's orders automatically; tests move them by the operator's calls. */
  orderClock?: boolean;
}
