/** At the latest, in milliseconds: a page that is busy for ever gets there too. */
const LATEST_MS = 3000;

/** Runs something once the page has nothing else to do. Answers what calls it off. */
export function whenIdle(run: () => void): () => void {
  // Safari has no idle callbacks yet.
  if (typeof requestIdleCallback !== 'function') {
    const timer = setTimeout(run, 200);
    return () => clearTimeout(timer);
  }
  const callback = requestIdleCallback(run, { timeout: LATEST_MS });
  return () => cancelIdleCallback(callback);
}
