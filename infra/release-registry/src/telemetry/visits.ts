import { createHash } from 'node:crypto';
import { visitorSince } from '@souk/http-server';
import type { PageClaims } from '@souk/http-server';
import { pastId } from './comparisons.ts';
import type { Comparisons } from './comparisons.ts';
import { givenAt, versionFor } from './given-releases.ts';
import type { Timelines } from './given-releases.ts';
import type { Meeting } from './release-counts.ts';

/** A visitor met a release of a comparison, or failed with it. */
export interface Visit {
  channel: string;
  remote: string;
  comparison: string;
  visitor: string;
  version: string;
  side: 'candidate' | 'control';
  network: string;
  /** Percent of visitors who were given the candidate when the page was served. */
  share: number;
  failed: boolean;
  isLate: boolean;
  /** Whether its times count. */
  timed: boolean;
  /** How long the visitor waited, in milliseconds; null if unknown, or not timed. */
  readyMs: number | null;
  interactionMs: number | null;
}

/**
 * The visit that a page's meeting counts as; null if it does not count: the page was served with another release, or is
 * older than the comparison, so that its visitor got the candidate behind a release that works.
 */
export function visitOf(
  issued: PageClaims,
  { remote, version, failed, isLate, readyMs, interactionMs }: Meeting,
  timelines: Timelines,
  comparisons: Comparisons,
): Visit | null {
  const { channel, network, visitor } = issued;
  const given = givenAt(timelines, issued, remote);
  if (!given || versionFor(visitor, remote, given) !== version) return null;
  const running = comparisons.of(channel, remote);
  if (running && (given.canary !== running.candidate || issued.issuedAt < Math.floor(running.startedAt)))
    return null;
  if (!running && given.canary !== null) return null;
  const comparison = running?.id ?? pastId(version, new Date());
  // A returning browser has the control's files in its cache, so every candidate would be slower.
  const timed = running !== null && (visitorSince(visitor) ?? 0) >= Math.floor(running.startedAt);
  return {
    channel,
    remote,
    comparison,
    visitor: createHash('sha256')
      .update(JSON.stringify([comparison, channel, remote, visitor]))
      .digest('base64url')
      .slice(0, 16),
    version,
    side: version === running?.candidate ? 'candidate' : 'control',
    network,
    share: given.share,
    failed,
    isLate,
    timed,
    readyMs: timed ? readyMs : null,
    interactionMs: timed ? interactionMs : null,
  };
}
