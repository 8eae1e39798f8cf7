/** What a page notes of itself, from its first byte on. */
export interface Noted {
  /** Another one for each page that was loaded. */
  origin: number;
  largestPaint: number;
  shift: number;
  /** When the header first said that something is in the cart. */
  cartFilled: number | null;
  /** The longest event of each interaction, by its id, in milliseconds until the next paint. */
  interactions: Record<string, number>;
  /** Sum of what tasks took beyond 50 ms. */
  blocked: number;
}

declare global {
  var soukBench: Noted | undefined;
}

/** Runs in the page before all else. */
export function installProbes(): void {
  const noted: Noted = {
    origin: performance.timeOrigin,
    largestPaint: 0,
    shift: 0,
    cartFilled: null,
    interactions: {},
    blocked: 0,
  };
  globalThis.soukBench = noted;
  // Homes have more pictures than browsers note by default.
  performance.setResourceTimingBufferSize(2000);
  const observe = (type: string, take: (entry: never) => void, options: object = {}) => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) take(entry as never);
    }).observe({ type, buffered: true, ...options });
  };
  observe('largest-contentful-paint', ({ startTime }: PerformanceEntry) => {
    noted.largestPaint = startTime;
  });
  observe('layout-shift', ({ value, hadRecentInput }: { value: number; hadRecentInput: boolean }) => {
    if (!hadRecentInput) noted.shift += value;
  });
  observe('longtask', ({ duration }: PerformanceEntry) => {
    noted.blocked += duration - 50;
  });
  observe(
    'event',
    ({ interactionId, duration }: { interactionId: number; duration: number }) => {
      if (interactionId > 0)
        noted.interactions[interactionId] = Math.max(noted.interactions[interactionId] ?? 0, duration);
    },
    { durationThreshold: 16 },
  );
  const watchCart = () => {
    const status = document.querySelector('header [role="status"]');
    if (noted.cartFilled === null && status?.textContent) noted.cartFilled = performance.now();
  };
  new MutationObserver(watchCart).observe(document, {
    childList: true,
    subtree: true,
    characterData: true,
  });
}
