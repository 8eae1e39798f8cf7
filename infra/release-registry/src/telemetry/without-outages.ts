import { FAILURE_STAGES } from '@souk/contracts';
import type { ReleaseReport } from '@souk/contracts';

/**
 * A page's report on a release without failures that an outage caused: those are no evidence for either side of a
 * comparison. An attempt to load that could not succeed does not count. The edge has checked outages of the API.
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
