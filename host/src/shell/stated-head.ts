import type { PageHead } from '@souk/contracts';

/** What a remote says of the page at a path, until another path or another remote is shown. */
export interface StatedHead {
  pathname: string;
  remote: string | null;
  head: PageHead;
}
