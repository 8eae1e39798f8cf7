import type { VerificationCheck } from '@souk/contracts';
import type { Page } from 'playwright-core';
import type { Candidate } from './candidate.ts';
import type { ReleaseOnPage } from './release-on-page.ts';

export type Check = VerificationCheck;

/** What every check is given. */
export interface Look {
  candidate: Candidate;
  /** An address for each route, the first of them its home. */
  paths: readonly [string, ...string[]];
  /** A fresh page of the visitor; `prepare` runs before its first byte. */
  open(prepare?: (page: Page) => Promise<void>): Promise<ReleaseOnPage>;
}

/** What a check has found against the release; what it saw where that is nothing. */
export interface Found {
  findings: string[];
  detail: string;
}
