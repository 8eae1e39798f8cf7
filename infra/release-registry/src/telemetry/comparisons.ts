import { DEFAULT_SETTINGS } from '@souk/contracts';
import type { RemoteSettings } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';

/** A candidate that is compared with its control. */
interface RunningComparison {
  /** The start of its rollout, in microseconds since 1970: the key of its stored visits. */
  id: string;
  candidate: string;
  /** Seconds since 1970. */
  startedAt: number;
}

/** The running comparisons, for which visits are counted. */
export interface Comparisons {
  /** Null if nothing is compared. */
  of(channel: string, remote: string): RunningComparison | null;
  /** How many visits of one network count on either side. */
  networkVisits(channel: string, remote: string): number;
  /** How many of these are timed: so few that a verdict on slowness needs as many networks as one on failures. */
  timedVisits(channel: string, remote: string): number;
}

/** The key of a rollout's visits, as SQL; `started_at` is the rollout's. */
export const COMPARISON_ID = `(extract(epoch from started_at) * 1000000)::bigint::text`;

/** The key of a day's visits of a release outside of comparisons: the past of later comparisons. */
export const pastId = (version: string, time: Date): string =>
  `before ${version} ${time.toISOString().slice(0, 10)}`;

export async function readComparisons(database: Queryable): Promise<Comparisons> {
  const running = await database.query<RunningComparison & { channel: string; remote: string }>(
    `select channel, remote, version as candidate, ${COMPARISON_ID} as id,
       extract(epoch from started_at)::double precision as "startedAt"
     from registry.rollouts`,
  );
  const set = await database.query<{ channel: string; remote: string; settings: Partial<RemoteSettings> }>(
    `select channel, remote, settings from registry.remote_settings where settings ?| array['networkVisits', 'failingNetworks']`,
  );
  const named = (channel: string, remote: string) => `${channel} ${remote}`;
  const byRemote = new Map(running.rows.map((row) => [named(row.channel, row.remote), row]));
  const settings = new Map(set.rows.map((row) => [named(row.channel, row.remote), row.settings]));
  const setting = (channel: string, remote: string, name: 'networkVisits' | 'failingNetworks') =>
    settings.get(named(channel, remote))?.[name] ??
    settings.get(named('*', '*'))?.[name] ??
    DEFAULT_SETTINGS[name];
  return {
    of: (channel, remote) => byRemote.get(named(channel, remote)) ?? null,
    networkVisits: (channel, remote) => setting(channel, remote, 'networkVisits'),
    timedVisits: (channel, remote) =>
      Math.max(
        1,
        Math.floor(setting(channel, remote, 'networkVisits') / setting(channel, remote, 'failingNetworks')),
      ),
  };
}
