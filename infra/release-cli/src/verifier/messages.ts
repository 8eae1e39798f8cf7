import type { ReleaseRecord, RenderedRemote, VerificationCheck } from '@souk/contracts';

/** What a verification found. */
export interface Outcome {
  host: string;
  checks: VerificationCheck[];
  firstLoadBytes: number | null;
}

/** What is to be verified. */
export interface Task {
  record: ReleaseRecord;
  storefront: string;
  chromiumPath: string;
}

/** `begun`: everything but the release itself is in order, so that what fails from now on is the release's. */
export type Report =
  | { begun: true }
  | { log: string }
  | { needsBundle: RenderedRemote }
  | Outcome
  | { error: string };

/** The answer to `needsBundle`: what renders pages of that release, null where it has none. */
export interface BundleAnswer {
  bundle: string | null;
}
