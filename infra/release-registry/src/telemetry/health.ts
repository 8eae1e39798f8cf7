import type { HealthPoint, ShiftQuantiles, TimeQuantiles } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';
import { COUNT_COLUMNS, HISTOGRAM_COLUMNS, type ReleaseFigures } from './count-columns.ts';
import { layoutShiftAt, loadTimeAt, noLoadTimes } from './load-times.ts';

/** Minutes per point of a chart; the shortest interval that stays within the limit of points is used. */
const POINT_MINUTES = [1, 2, 5, 10, 15, 30, 60, 120, 240];
const MAX_CHART_POINTS = 100;

interface Row extends ReleaseFigures {
  at: Date;
  remote: string;
  version: string;
}

// One sum per step of the scale: unnesting the arrays into rows takes four times as long.
const sumOfTimes = (column: string) =>
  `array[${noLoadTimes()
    .map((_, at) => `coalesce(sum(${column}[${at + 1}]), 0)::int`)
    .join(', ')}] as ${column}`;

const HEALTH = `
  select date_bin(make_interval(mins => $4::int), minute, 'epoch'::timestamptz) as at, remote, version,
    ${COUNT_COLUMNS.map((name) => `sum(${name})::int as ${name}`).join(', ')}, max(longest_task_ms) as longest_task_ms,
    ${HISTOGRAM_COLUMNS.map(sumOfTimes).join(', ')}
  from registry.release_counts
  where channel = $1 and ($2::text is null or remote = $2) and minute >= now() - make_interval(hours => $3::int)
  group by 1, 2, 3 order by 1, 2, 3`;

/** The health of releases in the last hours, the oldest first, with the minutes per point. */
export async function readHealth(
  database: Queryable,
  channel: string,
  remote: string | null,
  hours: number,
): Promise<{ minutes: number; points: HealthPoint[] }> {
  const minutes = POINT_MINUTES.find((length) => (hours * 60) / length <= MAX_CHART_POINTS) ?? 240;
  const { rows } = await database.query<Row>(HEALTH, [channel, remote, hours, minutes]);
  return { minutes, points: rows.map(pointOf) };
}

function pointOf(row: Row): HealthPoint {
  const { remote, version, loads, fallbacks, pages, load_times } = row;
  return {
    at: row.at.toISOString(),
    remote,
    version,
    pages,
    failedPages: row.failed_pages,
    loads,
    failures: {
      load: row.load_failures,
      mount: row.mount_failures,
      render: row.render_failures,
      script: row.script_failures,
      hydration: row.hydration_failures,
    },
    fallbacks,
    serverFailures: row.server_failures,
    blockedPages: row.blocked_pages,
    longestTaskMs: row.longest_task_ms,
    medianMs: loadTimeAt(load_times, 0.5),
    p95Ms: loadTimeAt(load_times, 0.95),
    ready: quantilesOf(row.ready_times),
    interaction: quantilesOf(row.interaction_times),
    lcp: quantilesOf(row.lcp_times),
    cls: shiftsOf(row.layout_shifts),
  };
}

function quantilesOf(counts: readonly number[]): TimeQuantiles | null {
  const medianMs = loadTimeAt(counts, 0.5);
  const p95Ms = loadTimeAt(counts, 0.95);
  return medianMs === null || p95Ms === null ? null : { medianMs, p95Ms };
}

function shiftsOf(counts: readonly number[]): ShiftQuantiles | null {
  const median = layoutShiftAt(counts, 0.5);
  const p95 = layoutShiftAt(counts, 0.95);
  return median === null || p95 === null ? null : { median, p95 };
}
