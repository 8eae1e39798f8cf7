import { OUTAGE_PATH } from '@souk/contracts';
import type { FailureStage, OutageAnswer, Outages } from '@souk/contracts';

export type Outage = NonNullable<Outages[FailureStage]>;

type Away = 'edge' | 'api' | null;

/** An edge that takes longer is not away: something keeps this page's requests waiting, and that may be the release. */
const PATIENCE_MS = 2000;
/** Failures that come together are asked for once. */
const FRESH_MS = 2000;

/**
 * Finds what a release could not help: nothing loads without a connection or an edge, and little works without the API. The
 * edge says whether the API is away, so that a release that breaks its own calls is not excused. Null where nothing is
 * known to be away.
 */
export function createFindOutage(isOnline: () => boolean): (stage: FailureStage) => Promise<Outage | null> {
  let asked: { away: Promise<Away>; until: number } | null = null;
  const ask = (): Promise<Away> => {
    if (!asked || performance.now() > asked.until)
      asked = { away: askEdge(), until: performance.now() + FRESH_MS };
    return asked.away;
  };
  return async (stage) => {
    if (stage === 'load' && !isOnline()) return 'offline';
    const away = await ask();
    return away === (stage === 'load' ? 'edge' : 'api') ? away : null;
  };
}

async function askEdge(): Promise<Away> {
  const patience = new AbortController();
  const timer = setTimeout(() => patience.abort(), PATIENCE_MS);
  const response = await fetch(OUTAGE_PATH, { cache: 'no-store', signal: patience.signal }).catch(() => null);
  // Out of patience, nothing is proved.
  if (!response) return patience.signal.aborted ? null : 'edge';
  // What stands before an edge that is away says so.
  if (response.status >= 500) return 'edge';
  const answer = (await response.json().catch(() => null)) as Partial<OutageAnswer> | null;
  clearTimeout(timer);
  return answer?.api === true ? 'api' : null;
}
