import { OUTAGE_PATH } from '@souk/contracts';
import type { FailureStage, OutageAnswer, Outages } from '@souk/contracts';

export type Outage = NonNullable<Outages[FailureStage]>;

/** What keeps releases from loading, and what keeps them from working. */
type Away = Record<'edge' | 'api', boolean>;

/** An edge that takes longer is not away: something keeps this page's requests waiting, and that may be the release. */
const TIMEOUT_MS = 2000;
/** Failures that come together share one check. */
const FRESH_MS = 2000;

/**
 * Finds what a release could not help: nothing loads without a connection or an edge, and little works without the API. The
 * edge says whether the API is away, so that a release that breaks its own calls is not excused. Null where nothing is
 * known to be away.
 */
export function createFindOutage(isOnline: () => boolean): (stage: FailureStage) => Promise<Outage | null> {
  let lastCheck: { away: Promise<Away>; until: number } | null = null;
  const ask = (): Promise<Away> => {
    if (!lastCheck || performance.now() > lastCheck.until)
      lastCheck = { away: askEdge(), until: performance.now() + FRESH_MS };
    return lastCheck.away;
  };
  return async (stage) => {
    if (stage === 'load' && !isOnline()) return 'offline';
    const outage = stage === 'load' ? 'edge' : 'api';
    return (await ask())[outage] ? outage : null;
  };
}

async function askEdge(): Promise<Away> {
  const timeout = new AbortController();
  const timer = setTimeout(() => timeout.abort(), TIMEOUT_MS);
  const response = await fetch(OUTAGE_PATH, { cache: 'no-store', signal: timeout.signal }).catch(() => null);
  // A time-out proves nothing. A proxy in front of an edge that is down answers with an error.
  const edge = response ? response.status >= 500 : !timeout.signal.aborted;
  const answer = (await response?.json().catch(() => null)) as Partial<OutageAnswer> | null | undefined;
  clearTimeout(timer);
  return { edge: edge || answer?.files === true, api: !edge && answer?.api === true };
}
