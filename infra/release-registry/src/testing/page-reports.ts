import { randomBytes, randomUUID } from 'node:crypto';
import { bucketOf } from '@souk/contracts';
import type { ReleaseReport } from '@souk/contracts';
import type { PageClaims } from '@souk/http-server';
import type { VerifiedReport } from '../telemetry/verify-reports.ts';

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

/** What an edge says of a page: of a visitor and in a network of its own. */
export const aPage = (changes: Partial<PageClaims> = {}): PageClaims => ({
  channel: 'production',
  epoch: 'epoch',
  revision: 1,
  visitor: randomUUID(),
  network: randomBytes(12).toString('base64url'),
  page: randomUUID(),
  issuedAt: Math.floor(Date.now() / 1000),
  ...changes,
});

/** A page's first report. */
export const aReport = (
  changes: Partial<VerifiedReport> = {},
  page: Partial<PageClaims> = {},
): VerifiedReport => ({
  issued: aPage(page),
  sequence: 1,
  epoch: 'epoch',
  revision: 1,
  picked: {},
  armed: {},
  shown: {},
  leaving: false,
  releases: [],
  ...changes,
});

/** A visitor who is among the first so many per cent of a remote, or among the others; a returning one, unless it is new. */
export function aVisitor(
  remote: string,
  share: number,
  isAmong: boolean,
  name = () => randomUUID() as string,
): string {
  for (;;) {
    const visitor = name();
    if (bucketOf(visitor, remote) < share === isAmong) return visitor;
  }
}

/** An address in a network of its own. */
export const anAddress = (): string => `10.${[...randomBytes(3)].join('.')}`;
