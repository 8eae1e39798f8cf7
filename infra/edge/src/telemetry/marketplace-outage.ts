/** The first call of every page serves as a health check. */
const CALL = '/api/v1/config';
const TIMEOUT_MS = 1_500;
const FRESH_MS = 1_000;
/** How long after an outage of the API a page may attribute its failure to it. */
const LATELY_MS = 60_000;

export interface MarketplaceOutage {
  /** Whether the API does not answer, or with a server error: checked now, once for all callers. */
  isAway(): Promise<boolean>;
  /** Whether it was a moment ago. */
  wasAway(): Promise<boolean>;
}

/** The edge's own check of the marketplace, since reports of pages about outages are not trusted. */
export function watchMarketplace(
  apiUrl: string,
  now: () => number = () => performance.now(),
): MarketplaceOutage {
  const address = new URL(CALL, apiUrl);
  let lastCheck: { away: Promise<boolean>; until: number } | null = null;
  let lastAwayAt = -Infinity;
  const ask = async () => {
    const away = await fetch(address, {
      headers: { origin: address.origin },
      signal: AbortSignal.timeout(TIMEOUT_MS),
    }).then(
      async (response) => {
        await response.body?.cancel();
        return response.status >= 500;
      },
      () => true,
    );
    if (away) lastAwayAt = now();
    return away;
  };
  const isAway = () => {
    if (!lastCheck || now() > lastCheck.until) lastCheck = { away: ask(), until: now() + FRESH_MS };
    return lastCheck.away;
  };
  return {
    isAway,
    wasAway: async () => now() - lastAwayAt < LATELY_MS || isAway(),
  };
}
