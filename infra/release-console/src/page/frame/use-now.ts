import { useSyncExternalStore } from 'react';

const STEP_MS = 15_000;

function subscribe(listener: () => void): () => void {
  const timer = setInterval(listener, STEP_MS);
  return () => clearInterval(timer);
}

const step = () => Math.ceil(Date.now() / STEP_MS) * STEP_MS;

/** The current time in milliseconds, a quarter of a minute exact: what is drawn with it grows older by itself. */
export const useNow = (): number => useSyncExternalStore(subscribe, step, step);
