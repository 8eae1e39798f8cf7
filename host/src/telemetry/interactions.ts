/** The shortest duration that browsers report: with slow responses only, fast releases would look as slow as others. */
const MIN_DURATION_MS = 16;

/** One event of an interaction; events without an interaction have no number. */
interface Interaction extends PerformanceEntry {
  interactionId?: number;
}

/**
 * Reports for every click, tap or key how long the page took until it painted the response.
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
