import { createHash } from 'node:crypto';
import { releaseContent } from '@souk/contracts';
import type { ReleaseRecord } from '@souk/contracts';

/** What identifies the content of a release, in hex: a verification names it. */
export const releaseHash = (record: ReleaseRecord): string =>
  createHash('sha256').update(releaseContent(record)).digest('hex');
