import { randomUUID } from 'node:crypto';
import type { PageReport, ReleaseReport } from '@souk/contracts';

/** What a page met with a release: one load, and nothing else. */
export const aMeeting = (
  remote: string,
  version: string,
  changes: Partial<ReleaseReport> = {},
): ReleaseReport => ({
  remote,
  version,
  loads: 1,
  loadTimes: [120],
  failures: {},
  fallbacks: 0,
  ...changes,
});

/** A page's first report. */
export const aReport = (changes: Partial<PageReport> = {}): PageReport => ({
  page: randomUUID(),
  sequence: 1,
  channel: 'production',
  epoch: 'epoch',
  revision: 1,
  picked: {},
  armed: {},
  shown: {},
  leaving: false,
  releases: [],
  ...changes,
});
