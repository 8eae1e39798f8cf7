import { noLoadTimes } from './load-times.ts';

/** Columns of `registry.release_counts` that add up, each a number of pages but `server_failures`. */
export const COUNT_COLUMNS = [
  'loads',
  'load_failures',
  'mount_failures',
  'render_failures',
  'script_failures',
  'hydration_failures',
  'fallbacks',
  'server_failures',
  'pages',
  'failed_pages',
  'blocked_pages',
] as const;

/** Columns that are histograms, whose steps add up each by itself. */
export const HISTOGRAM_COLUMNS = [
  'load_times',
  'ready_times',
  'interaction_times',
  'lcp_times',
  'layout_shifts',
] as const;

export type HistogramColumn = (typeof HISTOGRAM_COLUMNS)[number];

/** What was counted of a release in some time. */
export type ReleaseFigures = Record<(typeof COUNT_COLUMNS)[number], number> &
  Record<HistogramColumn, number[]> & { longest_task_ms: number | null };

const each = <Key extends string, Value>(keys: readonly Key[], value: () => Value) =>
  Object.fromEntries(keys.map((key) => [key, value()])) as Record<Key, Value>;

/** Nothing was counted yet. */
export const noFigures = (): ReleaseFigures => ({
  ...each(COUNT_COLUMNS, () => 0),
  ...each(HISTOGRAM_COLUMNS, noLoadTimes),
  longest_task_ms: null,
});
