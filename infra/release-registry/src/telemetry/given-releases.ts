import { bucketOf } from '@souk/contracts';
import type { PageClaims } from '@souk/http-server';
import { CHANGES_WHAT_LIVES } from '../channels/changes-what-lives.ts';
import type { Queryable } from '../queryable.ts';
import type { VerifiedReport } from './verify-reports.ts';

/** The releases that a channel gave its visitors of one remote, from a revision on. */
export interface GivenFrom {
  revision: number;
  stable: string;
  /** What pages fall back to where the stable release fails. */
  previous: string | null;
  canary: string | null;
  /** Percent of visitors who got the canary. */
  share: number;
}

/** By channel and remote, the oldest first: all releases that pages of these reports may have been given. */
export type Timelines = ReadonlyMap<string, readonly GivenFrom[]>;

const timelineKey = (channel: string, remote: string) => `${channel} ${remote}`;

// For each remote, its state at a revision and all later ones.
const TIMELINE = `
  with asked as (select * from unnest($1::text[], $2::int[]) as asked (channel, since)),
  changes as (
    select held.channel, held.remote, held.revision, stable_version as stable, canary_version as canary,
      canary_share as share, held.revision <= asked.since as before
    from asked join registry.channel_revisions as held on held.channel = asked.channel
    where ${CHANGES_WHAT_LIVES}
  ), in_force as (
    select channel, remote, revision, stable, canary, share from changes where not before
    union all
    select * from (
      select distinct on (channel, remote) channel, remote, revision, stable, canary, share
      from changes where before order by channel, remote, revision desc
    ) as held
  )
  select in_force.*, (
    select stable_version from registry.channel_revisions as earlier
    where earlier.channel = in_force.channel and earlier.remote = in_force.remote
      and earlier.revision < in_force.revision and earlier.stable_version <> in_force.stable
    order by earlier.revision desc limit 1
  ) as previous
  from in_force order by channel, remote, revision`;

export async function readTimelines(
  database: Queryable,
  reports: readonly VerifiedReport[],
): Promise<Timelines> {
  const since = new Map<string, number>();
  for (const { issued } of reports)
    since.set(issued.channel, Math.min(issued.revision, since.get(issued.channel) ?? Infinity));
  const { rows } = await database.query<GivenFrom & { channel: string; remote: string }>(TIMELINE, [
    [...since.keys()],
    [...since.values()],
  ]);
  const timelines = new Map<string, GivenFrom[]>();
  for (const { channel, remote, ...from } of rows) {
    const key = timelineKey(channel, remote);
    timelines.set(key, [...(timelines.get(key) ?? []), from]);
  }
  return timelines;
}

/** The state of a remote when a page was served; null if it was not live yet. */
export function givenAt(
  timelines: Timelines,
  { channel, revision }: PageClaims,
  remote: string,
): GivenFrom | null {
  return timelines.get(timelineKey(channel, remote))?.findLast((from) => from.revision <= revision) ?? null;
}

/** As `pick` does at edge and page. */
export const versionFor = (visitor: string, remote: string, { stable, canary, share }: GivenFrom): string =>
  canary !== null && bucketOf(visitor, remote) < share ? canary : stable;

/** The state of a remote when a page was served, and in every later revision that the page may have followed. */
function givenSince(
  timelines: Timelines,
  { channel, revision }: PageClaims,
  remote: string,
): readonly GivenFrom[] {
  const changes = timelines.get(timelineKey(channel, remote)) ?? [];
  return changes.slice(
    Math.max(
      0,
      changes.findLastIndex((from) => from.revision <= revision),
    ),
  );
}

/** Removes releases from reports that their visitors were not given, and counts them. */
export function onlyGiven(
  reports: readonly VerifiedReport[],
  timelines: Timelines,
): { reports: VerifiedReport[]; unknown: number } {
  let unknown = 0;
  const count = (holds: boolean) => {
    if (!holds) unknown += 1;
    return holds;
  };
  const given = reports.map((report) => {
    const { issued } = report;
    const wasGiven = (remote: string, version: string) =>
      count(
        givenSince(timelines, issued, remote).some(
          (from) => versionFor(issued.visitor, remote, from) === version,
        ),
      );
    // Includes the fallback of a release that fails.
    const wasLive = (remote: string, version: string) =>
      count(
        givenSince(timelines, issued, remote).some(({ stable, canary, previous }) =>
          [stable, canary, previous].includes(version),
        ),
      );
    return {
      ...report,
      picked: only(report.picked, wasGiven),
      armed: only(report.armed, wasGiven),
      shown: only(report.shown, wasLive),
      releases: report.releases.filter(({ remote, version }) => wasGiven(remote, version)),
    };
  });
  return { reports: given, unknown };
}

const only = (versions: Record<string, string>, keep: (remote: string, version: string) => boolean) =>
  Object.fromEntries(Object.entries(versions).filter(([remote, version]) => keep(remote, version)));
