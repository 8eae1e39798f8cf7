/** The scale of load times: each step is a fifth longer than the one before, from 10 ms up. */
const FIRST_MS = 10;
const GROWTH = 1.2;
const STEPS = 48;
/** The scale holds layout shifts too, in ten-thousandths: from 0.001 to 5. */
export const SHIFT_PRECISION = 10_000;

/** A histogram of load times over the scale. */
export function countLoadTimes(milliseconds: readonly number[]): number[] {
  const counts = new Array<number>(STEPS).fill(0);
  for (const time of milliseconds) {
    const step = Math.ceil(Math.log(Math.max(time, FIRST_MS) / FIRST_MS) / Math.log(GROWTH));
    const at = Math.min(step, STEPS - 1);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** The quantile of load times, accurate to a fifth; null without loads. */
export function loadTimeAt(counts: readonly number[], part: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  const at = counts.findIndex((count) => (before += count) >= part * total);
  return Math.round(FIRST_MS * GROWTH ** at);
}

/** The quantile of layout shifts, in hundredths; null without any. */
export function layoutShiftAt(counts: readonly number[], part: number): number | null {
  const shift = loadTimeAt(counts, part);
  return shift === null ? null : Math.round((100 * shift) / SHIFT_PRECISION) / 100;
}

export const noLoadTimes = (): number[] => countLoadTimes([]);
