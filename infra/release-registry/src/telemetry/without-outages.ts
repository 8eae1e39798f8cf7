import { FAILURE_STAGES } from '@souk/contracts';
import type { ReleaseReport } from '@souk/contracts';

/**
 * What a page met with a release, without what failed because something else was away: it speaks for neither side of a
 * comparison. An attempt to load that could not succeed was none. The edge has checked outages of the API.
 */
export function withoutOutages({ outages, ...release }: ReleaseReport): ReleaseReport {
  if (!outages) return release;
  const { failures } = release;
  return {
    ...release,
    loads: outages.load ? Math.max(0, release.loads - (failures.load ?? 0)) : release.loads,
    failures: Object.fromEntries(
      FAILURE_STAGES.flatMap((stage) =>
        outages[stage] || failures[stage] === undefined ? [] : [[stage, failures[stage]]],
      ),
    ),
  };
}
