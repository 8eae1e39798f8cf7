import { FAILURE_STAGES } from '@souk/contracts';
import type { PageReport } from '@souk/contracts';
import type { Queryable } from '../releases/releases.ts';
import { countLoadTimes, noLoadTimes } from './load-times.ts';

/** By remote, the first of its releases that a page met: when it was counted, in seconds since 1970, and whether as failed. */
export type Met = Record<string, { version: string; at: number; failed: boolean }>;

/** By `channel remote`, since when, in seconds, a candidate is compared with its control. */
export type Comparisons = ReadonlyMap<string, number>;

export async function readComparisons(database: Queryable): Promise<Comparisons> {
  const { rows } = await database.query<{ channel: string; remote: string; since: number }>(
    'select channel, remote, extract(epoch from started_at)::double precision as since from registry.rollouts',
  );
  return new Map(rows.map(({ channel, remote, since }) => [`${channel} ${remote}`, since]));
}

/** What is added to one release's row of this minute. */
interface Counts {
  channel: string;
  remote: string;
  version: string;
  loads: number;
  load_failures: number;
  mount_failures: number;
  render_failures: number;
  script_failures: number;
  fallbacks: number;
  pages: number;
  failed_pages: number;
  late_pages: number;
  load_times: number[];
}

/**
 * Adds up what pages met. A page counts once for each remote, with the first release of it that it met, and once as failed:
 * a release that it changes to later is tried in the background, behind one that works, and is not to be compared with
 * what others start with.
 */
export class ReleaseCounts {
  readonly #counts = new Map<string, Counts>();
  readonly #comparisons: Comparisons;

  constructor(comparisons: Comparisons) {
    this.#comparisons = comparisons;
  }

  /** @returns what the page has met by now, or null where that is nothing new. */
  add({ channel, releases }: PageReport, before: Met, now: number): Met | null {
    const met = structuredClone(before);
    let changed = false;
    for (const { remote, version, loads, loadTimes, failures, fallbacks } of releases) {
      const failed = FAILURE_STAGES.reduce((sum, stage) => sum + (failures[stage] ?? 0), 0);
      if (loads + failed + fallbacks === 0) continue;
      const counts = this.#of(channel, remote, version);
      counts.loads += loads;
      counts.fallbacks += fallbacks;
      for (const stage of FAILURE_STAGES) counts[`${stage}_failures`] += failures[stage] ?? 0;
      const times = countLoadTimes(loadTimes);
      counts.load_times = counts.load_times.map((count, at) => count + (times[at] ?? 0));

      const since = this.#comparisons.get(`${channel} ${remote}`) ?? 0;
      const known = met[remote];
      if (known && known.version !== version) continue;
      const entry = known ?? { version, at: now, failed: false };
      met[remote] = entry;
      if (!known) counts.pages += 1;
      const fails = failed > 0 && !entry.failed;
      if (fails) entry.failed = true;
      changed ||= fails || !known;
      // Of pages from before a comparison only those that fail would join it.
      if (!fails || entry.at < since) continue;
      counts.failed_pages += 1;
      if (known) counts.late_pages += 1;
    }
    return changed ? met : null;
  }

  #of(channel: string, remote: string, version: string): Counts {
    const key = `${channel} ${remote} ${version}`;
    const counts = this.#counts.get(key) ?? {
      channel,
      remote,
      version,
      loads: 0,
      load_failures: 0,
      mount_failures: 0,
      render_failures: 0,
      script_failures: 0,
      fallbacks: 0,
      pages: 0,
      failed_pages: 0,
      late_pages: 0,
      load_times: noLoadTimes(),
    };
    this.#counts.set(key, counts);
    return counts;
  }

  /** One statement, however many pages there were. */
  async save(database: Queryable): Promise<void> {
    if (this.#counts.size === 0) return;
    await database.query(SAVE, [JSON.stringify([...this.#counts.values()])]);
  }
}

// In one order, so that two batches at once never wait for each other in a circle.
const SAVE = `
  insert into registry.release_counts as held
    (channel, remote, version, minute, loads, load_failures, mount_failures, render_failures, script_failures, fallbacks,
     pages, failed_pages, late_pages, load_times)
  select channel, remote, version, date_trunc('minute', now()), loads, load_failures, mount_failures, render_failures,
    script_failures, fallbacks, pages, failed_pages, late_pages, load_times
  from jsonb_to_recordset($1::jsonb) as new (
    channel text, remote text, version text, loads integer, load_failures integer, mount_failures integer,
    render_failures integer, script_failures integer, fallbacks integer, pages integer, failed_pages integer,
    late_pages integer, load_times integer[])
  order by channel, remote, version
  on conflict (channel, remote, version, minute) do update set
    loads = held.loads + excluded.loads,
    load_failures = held.load_failures + excluded.load_failures,
    mount_failures = held.mount_failures + excluded.mount_failures,
    render_failures = held.render_failures + excluded.render_failures,
    script_failures = held.script_failures + excluded.script_failures,
    fallbacks = held.fallbacks + excluded.fallbacks,
    pages = held.pages + excluded.pages,
    failed_pages = held.failed_pages + excluded.failed_pages,
    late_pages = held.late_pages + excluded.late_pages,
    load_times = registry.add_counts(held.load_times, excluded.load_times)`;
