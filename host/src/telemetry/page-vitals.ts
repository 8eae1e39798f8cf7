import { MAX_REPORTED_CLS, MAX_REPORTED_MS } from '@souk/contracts';

/** Shifts closer together than this, and within this time, are one window: the page is as unstable as its worst one. */
const MAX_GAP_MS = 1000;
const MAX_WINDOW_MS = 5000;

interface LayoutShift extends PerformanceEntry {
  value: number;
  hadRecentInput: boolean;
}

export interface PageVitals {
  lcpMs: number;
  /** Left out where the browser does not measure it. */
  cls?: number;
}

/**
 * Measures the first screen as the Web Vitals define it, from the start of the page on. Its end is up to the caller.
 * @returns how to end it: answers what was measured, null where nothing was painted or the browser does not tell
 */
export function watchPageVitals(): () => PageVitals | null {
  let lcpMs: number | null = null;
  let cls = 0;
  const shifts = { sum: 0, firstAt: 0, lastAt: 0 };
  const onPaints = (entries: PerformanceEntryList) => {
    lcpMs = entries.at(-1)?.startTime ?? lcpMs;
  };
  const onShifts = (entries: PerformanceEntryList) => {
    for (const { value, hadRecentInput, startTime } of entries as LayoutShift[]) {
      if (hadRecentInput) continue;
      const isApart = startTime - shifts.lastAt >= MAX_GAP_MS || startTime - shifts.firstAt >= MAX_WINDOW_MS;
      if (isApart || shifts.sum === 0) Object.assign(shifts, { sum: 0, firstAt: startTime });
      shifts.sum += value;
      shifts.lastAt = startTime;
      cls = Math.max(cls, shifts.sum);
    }
  };
  const stopPaints = observe('largest-contentful-paint', onPaints);
  const stopShifts = observe('layout-shift', onShifts);
  return () => {
    stopPaints?.();
    stopShifts?.();
    if (lcpMs === null) return null;
    return {
      lcpMs: Math.min(MAX_REPORTED_MS, Math.round(lcpMs)),
      ...(stopShifts && { cls: Math.min(MAX_REPORTED_CLS, Number(cls.toFixed(4))) }),
    };
  };
}

/** @returns how to stop, with what the browser did not tell yet; null where it never tells */
function observe(type: string, onEntries: (entries: PerformanceEntryList) => void): (() => void) | null {
  if (!globalThis.PerformanceObserver?.supportedEntryTypes?.includes(type)) return null;
  const observer = new PerformanceObserver((list) => onEntries(list.getEntries()));
  observer.observe({ type, buffered: true });
  return () => {
    onEntries(observer.takeRecords());
    observer.disconnect();
  };
}
