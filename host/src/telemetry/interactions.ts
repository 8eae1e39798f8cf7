/** As short as browsers tell: where only slow answers were told, fast releases would look as slow as the others. */
const MIN_DURATION_MS = 16;

/** One event of what somebody did; those that nobody did have no number. */
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/**
 * Tells how long the page took to answer whenever somebody clicked, tapped or pressed a key, until the answer was painted.
 * @returns how to stop
 */
export function watchInteractions(onAnswer: (milliseconds: number) => void): () => void {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes('event')) return () => undefined;
  const observer = new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as Interaction[])
      if (interactionId) onAnswer(duration);
  });
  // The types of the language do not know the threshold yet.
  const options = { type: 'event', buffered: true, durationThreshold: MIN_DURATION_MS };
  observer.observe(options as PerformanceObserverInit);
  return () => observer.disconnect();
}
