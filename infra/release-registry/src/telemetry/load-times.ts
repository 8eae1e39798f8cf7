/** The scale that load times are counted on: each step is a fifth longer than the one before, from 10 ms up. */
const FIRST_MS = 10;
const GROWTH = 1.2;
const STEPS = 48;

/** How many loads took as long as each step. */
export function countLoadTimes(milliseconds: readonly number[]): number[] {
  const counts = new Array<number>(STEPS).fill(0);
  for (const time of milliseconds) {
    const step = Math.ceil(Math.log(Math.max(time, FIRST_MS) / FIRST_MS) / Math.log(GROWTH));
    const at = Math.min(step, STEPS - 1);
    counts[at] = (counts[at] ?? 0) + 1;
  }
  return counts;
}

/** The time that such a part of the loads did not exceed, within a fifth; null without loads. */
export function loadTimeAt(counts: readonly number[], part: number): number | null {
  const total = counts.reduce((sum, count) => sum + count, 0);
  if (total === 0) return null;
  let before = 0;
  const at = counts.findIndex((count) => (before += count) >= part * total);
  return Math.round(FIRST_MS * GROWTH ** at);
}

export const noLoadTimes = (): number[] => countLoadTimes([]);
