import { useSyncExternalStore } from 'react';

const MINUTE_MS = 60_000;
/** What takes longer is better told by the clock. */
const MAX_MINUTES = 90;

/** Minutes until a moment, while they are few; null otherwise, and on a server. */
export function useMinutesUntil(moment: string | null): number | null {
  return useSyncExternalStore(
    often,
    () => {
      const minutes = Math.ceil((Date.parse(moment ?? '') - Date.now()) / MINUTE_MS);
      return minutes > 0 && minutes <= MAX_MINUTES ? minutes : null;
    },
    () => null,
  );
}

function often(notify: () => void): () => void {
  const timer = setInterval(notify, 10_000);
  return () => clearInterval(timer);
}
