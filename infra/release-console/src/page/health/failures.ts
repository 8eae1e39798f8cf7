import type { HealthPoint } from '@souk/contracts';

export const failuresOf = ({ failures }: Pick<HealthPoint, 'failures'>): number =>
  Object.values(failures).reduce((sum, count) => sum + count, 0);

/** Failures per thousand loads; null without loads. */
export const failureRate = (point: Pick<HealthPoint, 'failures' | 'loads'>): number | null =>
  point.loads === 0 ? null : (1000 * failuresOf(point)) / point.loads;

/** All versions of a stretch of time taken together, in the order of time. */
export function byTime(points: readonly HealthPoint[]): { at: string; loads: number; failed: number }[] {
  const stretches = new Map<string, { at: string; loads: number; failed: number }>();
  for (const point of points) {
    const sum = stretches.get(point.at) ?? { at: point.at, loads: 0, failed: 0 };
    stretches.set(point.at, {
      at: point.at,
      loads: sum.loads + point.loads,
      failed: sum.failed + failuresOf(point),
    });
  }
  return [...stretches.values()].sort((a, b) => (a.at < b.at ? -1 : 1));
}
