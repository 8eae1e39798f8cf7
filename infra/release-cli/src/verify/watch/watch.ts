import type { WatchedPage } from './watched-page.ts';

/** When a release is looked at: after it was mounted, after it was used, and after the customer has left it. */
export type Stage = 'mounted' | 'used' | 'left';

/** What one check compares over a visit of the release. */
export interface Watch {
  /** The check's name, such as `keeps to its own storage`. */
  name: string;
  /** What it saw where it found nothing. */
  detail: string;
  /** Begins before the page has loaded anything. */
  begin(page: WatchedPage): Promise<Watching> | Watching;
}

export interface Watching {
  /** The page as the host alone left it. */
  before(): Promise<void>;
  /** What differs from then, each finding with script and line where they are known. */
  after(stage: Stage): Promise<string[]>;
}
