import type { PageReport } from '@souk/contracts';
import type { Queryable } from '../releases/releases.ts';

/** What pages may speak of. Anybody can send a report; names that the registry never heard of fill no table. */
export interface Known {
  channels: ReadonlySet<string>;
  /** As `remote version`. */
  releases: ReadonlySet<string>;
}

export const named = (remote: string, version: string) => `${remote} ${version}`;

export async function readKnown(database: Queryable, reports: readonly PageReport[]): Promise<Known> {
  const releases = new Map<string, [string, string]>();
  for (const { picked, armed, shown, releases: met } of reports) {
    for (const versions of [picked, armed, shown])
      for (const [remote, version] of Object.entries(versions))
        releases.set(named(remote, version), [remote, version]);
    for (const { remote, version } of met) releases.set(named(remote, version), [remote, version]);
  }
  const pairs = [...releases.values()];
  const channels = [...new Set(reports.map(({ channel }) => channel))];
  const { rows } = await database.query<{ channel: string | null; remote: string; version: string }>(
    `select channel, null as remote, null as version from unnest($1::text[]) as channel
     where exists (select 1 from registry.channel_revisions as used where used.channel = channel.channel)
     union all
     select null, remote, version from registry.releases
     where (remote, version) in (select * from unnest($2::text[], $3::text[]))`,
    [channels, pairs.map(([remote]) => remote), pairs.map(([, version]) => version)],
  );
  return {
    channels: new Set(rows.flatMap(({ channel }) => channel ?? [])),
    releases: new Set(rows.flatMap((row) => (row.channel ? [] : named(row.remote, row.version)))),
  };
}

/** The reports without what nobody knows, and how much that was. */
export function onlyKnown(
  reports: readonly PageReport[],
  known: Known,
): { reports: PageReport[]; unknown: number } {
  let unknown = 0;
  const keep = (holds: boolean): boolean => {
    if (!holds) unknown += 1;
    return holds;
  };
  const ofKnown = (versions: Record<string, string>) =>
    Object.fromEntries(
      Object.entries(versions).filter(([remote, version]) =>
        keep(known.releases.has(named(remote, version))),
      ),
    );
  const kept = reports
    .filter(({ channel }) => keep(known.channels.has(channel)))
    .map((report) => ({
      ...report,
      picked: ofKnown(report.picked),
      armed: ofKnown(report.armed),
      shown: ofKnown(report.shown),
      releases: report.releases.filter(({ remote, version }) =>
        keep(known.releases.has(named(remote, version))),
      ),
    }));
  return { reports: kept, unknown };
}
