import { FAILURE_STAGES } from '@souk/contracts';
import type { ReleaseReport } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';
import { SHIFT_PRECISION, countLoadTimes, noLoadTimes } from './load-times.ts';

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
interface Counts {
  channel: string;
  remote: string;
  version: string;
  loads: number;
  load_failures: number;
  mount_failures: number;
  render_failures: number;
  script_failures: number;
  hydration_failures: number;
  fallbacks: number;
  pages: number;
  failed_pages: number;
  blocked_pages: number;
  longest_task_ms: number | null;
  load_times: number[];
  ready_times: number[];
  interaction_times: number[];
  lcp_times: number[];
  layout_shifts: number[];
}

type Histogram = 'ready_times' | 'interaction_times' | 'lcp_times' | 'layout_shifts';

/** What a page measured of a release, each with the histogram that counts it. */
const measuresOf = ({ readyMs, interactionMs, lcpMs, cls }: ReleaseReport) =>
  (
    [
      ['ready', 'ready_times', readyMs],
      ['interaction', 'interaction_times', interactionMs],
      ['lcp', 'lcp_times', lcpMs],
      ['cls', 'layout_shifts', cls === undefined ? undefined : cls * SHIFT_PRECISION],
    ] satisfies [string, Histogram, number | undefined][]
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
      hydration_failures: 0,
      fallbacks: 0,
      pages: 0,
      failed_pages: 0,
      blocked_pages: 0,
      longest_task_ms: null,
      load_times: noLoadTimes(),
      ready_times: noLoadTimes(),
      interaction_times: noLoadTimes(),
      lcp_times: noLoadTimes(),
      layout_shifts: noLoadTimes(),
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

// In a fixed order, so that concurrent batches cannot deadlock.
const SAVE = `
  insert into registry.release_counts as held
    (channel, remote, version, minute, loads, load_failures, mount_failures, render_failures, script_failures,
     hydration_failures, fallbacks, pages, failed_pages, blocked_pages, longest_task_ms, load_times, ready_times,
     interaction_times, lcp_times, layout_shifts)
  select channel, remote, version, date_trunc('minute', now()), loads, load_failures, mount_failures, render_failures,
    script_failures, hydration_failures, fallbacks, pages, failed_pages, blocked_pages, longest_task_ms, load_times,
    ready_times, interaction_times, lcp_times, layout_shifts
  from jsonb_to_recordset($1::jsonb) as new (
    channel text, remote text, version text, loads integer, load_failures integer, mount_failures integer,
    render_failures integer, script_failures integer, hydration_failures integer, fallbacks integer, pages integer,
    failed_pages integer, blocked_pages integer, longest_task_ms integer, load_times integer[],
    ready_times integer[], interaction_times integer[], lcp_times integer[], layout_shifts integer[])
  order by channel, remote, version
  on conflict (channel, remote, version, minute) do update set
    loads = held.loads + excluded.loads,
    load_failures = held.load_failures + excluded.load_failures,
    mount_failures = held.mount_failures + excluded.mount_failures,
    render_failures = held.render_failures + excluded.render_failures,
    script_failures = held.script_failures + excluded.script_failures,
    hydration_failures = held.hydration_failures + excluded.hydration_failures,
    fallbacks = held.fallbacks + excluded.fallbacks,
    pages = held.pages + excluded.pages,
    failed_pages = held.failed_pages + excluded.failed_pages,
    blocked_pages = held.blocked_pages + excluded.blocked_pages,
    longest_task_ms = greatest(held.longest_task_ms, excluded.longest_task_ms),
    load_times = registry.add_counts(held.load_times, excluded.load_times),
    ready_times = registry.add_counts(held.ready_times, excluded.ready_times),
    interaction_times = registry.add_counts(held.interaction_times, excluded.interaction_times),
    lcp_times = registry.add_counts(held.lcp_times, excluded.lcp_times),
    layout_shifts = registry.add_counts(held.layout_shifts, excluded.layout_shifts)`;
