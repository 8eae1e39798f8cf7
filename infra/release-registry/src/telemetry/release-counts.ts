import { FAILURE_STAGES } from '@souk/contracts';
import type { ReleaseReport, ServerFailures } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';
import {
  COUNT_COLUMNS,
  HISTOGRAM_COLUMNS,
  noFigures,
  type HistogramColumn,
  type ReleaseFigures,
} from './count-columns.ts';
import { SHIFT_PRECISION, countLoadTimes } from './load-times.ts';

/** By remote, the first of its releases that a page met: when it was counted, in seconds since 1970, and whether as failed. */
export type Met = Record<string, { version: string; at: number; failed: boolean }>;

/** By `remote version`, what a page was counted for: its figures, `loads`, `fallbacks`, and the stages at which it failed. */
export type Counted = Record<string, string[]>;

/** A page met the first release of a remote, or its first failure with that, or was timed with it. */
export interface Meeting {
  remote: string;
  version: string;
  failed: boolean;
  /** The page had met it before. */
  isLate: boolean;
  /** How long it waited, in milliseconds; null if it was not reported. */
  readyMs: number | null;
  interactionMs: number | null;
}

/** What is added to one release's row of this minute. */
interface Counts extends ReleaseFigures {
  channel: string;
  remote: string;
  version: string;
}

/** What a page measured of a release, each with the histogram that counts it. */
const measuresOf = ({ readyMs, interactionMs, lcpMs, cls }: ReleaseReport) =>
  (
    [
      ['ready', 'ready_times', readyMs],
      ['interaction', 'interaction_times', interactionMs],
      ['lcp', 'lcp_times', lcpMs],
      ['cls', 'layout_shifts', cls === undefined ? undefined : cls * SHIFT_PRECISION],
    ] satisfies [string, HistogramColumn, number | undefined][]
  ).flatMap(([what, histogram, value]) => (value === undefined ? [] : [{ what, histogram, value }]));

/**
 * Adds up what pages met. A page counts once for each remote, with the first release of it that it met, and once as failed:
 * a release that it changes to later is tried in the background, behind one that works, and is not to be compared with
 * what others start with. Each release counts once for a page at each stage, however often the page reports it.
 */
export class ReleaseCounts {
  readonly #counts = new Map<string, Counts>();

  /** @returns the releases that the page has met so far, and which of them are new. */
  add(
    channel: string,
    releases: readonly ReleaseReport[],
    before: { met: Met; counted: Counted; now: number },
  ): { met: Met; counted: Counted; meetings: Meeting[] } {
    const { met, counted } = structuredClone({ met: before.met, counted: before.counted });
    const meetings: Meeting[] = [];
    for (const release of releases) {
      const { remote, version, loads, loadTimes, failures, fallbacks, longTasks } = release;
      const { readyMs = null, interactionMs = null } = release;
      const measures = measuresOf(release);
      const failedAt = FAILURE_STAGES.filter((stage) => (failures[stage] ?? 0) > 0);
      const isMet = loads + failedAt.length + fallbacks > 0;
      if (!isMet && measures.length === 0 && !longTasks) continue;
      const counts = this.#of(channel, remote, version);
      const once = (counted[`${remote} ${version}`] ??= []);
      const isFirst = (what: string) => !once.includes(what) && once.push(what) > 0;
      if (loads > 0 && isFirst('loads')) {
        counts.loads += 1;
        counts.load_times = addTimes(counts.load_times, loadTimes.slice(0, 1));
      }
      for (const { what, histogram, value } of measures)
        if (isFirst(what)) counts[histogram] = addTimes(counts[histogram], [value]);
      if (longTasks) {
        if (isFirst('longTasks')) counts.blocked_pages += 1;
        counts.longest_task_ms = Math.max(counts.longest_task_ms ?? 0, longTasks.longestMs);
      }
      if (fallbacks > 0 && isFirst('fallbacks')) counts.fallbacks += 1;
      for (const stage of failedAt) if (isFirst(stage)) counts[`${stage}_failures`] += 1;

      const known = met[remote];
      if (known ? known.version !== version : !isMet) continue;
      const entry = known ?? { version, at: before.now, failed: false };
      met[remote] = entry;
      const fails = failedAt.length > 0 && !entry.failed;
      if (fails) entry.failed = true;
      if (!known) counts.pages += 1;
      if (fails) counts.failed_pages += 1;
      // Candidates are judged by what they were timed at. What the page looked like judges nobody.
      if (fails || !known || readyMs !== null || interactionMs !== null)
        meetings.push({
          remote,
          version,
          failed: fails,
          isLate: known !== undefined,
          readyMs,
          interactionMs,
        });
    }
    return { met, counted, meetings };
  }

  addServerFailures(channel: string, { remote, version, count }: ServerFailures): void {
    this.#of(channel, remote, version).server_failures += count;
  }

  #of(channel: string, remote: string, version: string): Counts {
    const key = `${channel} ${remote} ${version}`;
    const counts = this.#counts.get(key) ?? {
      channel,
      remote,
      version,
      ...noFigures(),
    };
    this.#counts.set(key, counts);
    return counts;
  }

  /** Saves all counts in one statement. */
  async save(database: Queryable): Promise<void> {
    if (this.#counts.size === 0) return;
    await database.query(SAVE, [JSON.stringify([...this.#counts.values()])]);
  }
}

/** A histogram with some more times in it. */
function addTimes(counts: readonly number[], milliseconds: readonly number[]): number[] {
  const added = countLoadTimes(milliseconds);
  return counts.map((count, at) => count + (added[at] ?? 0));
}

const ADDED_COLUMNS = [...COUNT_COLUMNS, 'longest_task_ms', ...HISTOGRAM_COLUMNS].join(', ');

// In a fixed order, so that concurrent batches cannot deadlock.
const SAVE = `
  insert into registry.release_counts as held (channel, remote, version, minute, ${ADDED_COLUMNS})
  select channel, remote, version, date_trunc('minute', now()), ${ADDED_COLUMNS}
  from jsonb_to_recordset($1::jsonb) as new (
    channel text, remote text, version text,
    ${COUNT_COLUMNS.map((name) => `${name} integer`).join(', ')}, longest_task_ms integer,
    ${HISTOGRAM_COLUMNS.map((name) => `${name} integer[]`).join(', ')})
  order by channel, remote, version
  on conflict (channel, remote, version, minute) do update set
    ${COUNT_COLUMNS.map((name) => `${name} = held.${name} + excluded.${name}`).join(', ')},
    longest_task_ms = greatest(held.longest_task_ms, excluded.longest_task_ms),
    ${HISTOGRAM_COLUMNS.map((name) => `${name} = registry.add_counts(held.${name}, excluded.${name})`).join(', ')}`;
