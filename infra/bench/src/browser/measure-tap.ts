import type { Browser } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { inPage } from './in-page.ts';
import { openVisit, type VisitOptions } from './visit.ts';

/** A file of script as it travelled. */
export interface Script {
  path: string;
  /** Brotli, without headers. */
  bytes: number;
}

export interface Tapped {
  firstPaint: number;
  /** When the header said that the item is in the cart. */
  works: number;
  /** How many taps it took. */
  taps: number;
  scripts: Script[];
}

const BETWEEN_TAPS_MS = 60;
const MAX_WAIT_MS = 30_000;

/** Where the first control that adds to the cart is, once something was painted. */
const findAdd = (selector: string) => {
  const add = document.querySelector(selector);
  if (!add || performance.getEntriesByName('first-contentful-paint').length === 0) return null;
  const seen = add.getBoundingClientRect();
  if (seen.bottom > innerHeight || seen.top < 0) add.scrollIntoView({ block: 'center', behavior: 'instant' });
  const { left, top, width, height } = add.getBoundingClientRect();
  return width > 0 ? { x: left + width / 2, y: top + height / 2 } : null;
};

/** Taps the first Add of a home, cold and slow, from when it can be seen until the cart has something. */
export async function measureTap(browser: Browser, home: string, options: VisitOptions): Promise<Tapped> {
  const visit = await openVisit(browser, { ...options, slowNetwork: true, slowProcessor: true });
  const { page, session } = visit;
  try {
    await page.goto(home, { waitUntil: 'commit' });
    const deadline = performance.now() + MAX_WAIT_MS;
    let taps = 0;
    let seen: { x: number; y: number } | null = null;
    for (;;) {
      const { cartFilled } = await visit.noted();
      if (cartFilled !== null) break;
      if (performance.now() > deadline) throw new Error(`No tap on Add worked within ${MAX_WAIT_MS} ms`);
      const point = await inPage(session, findAdd, 'main [aria-label^="Add "][aria-label$=" to cart"]');
      // While the document is still loading, what was seen may move before it is tapped.
      const stays = point !== null && point.x === seen?.x && point.y === seen.y;
      seen = point;
      if (stays) {
        taps += 1;
        await page.touchscreen.tap(point.x, point.y);
      }
      await pause(BETWEEN_TAPS_MS);
    }
    const { cartFilled } = await visit.noted();
    const works = cartFilled ?? NaN;
    const rest = await inPage(
      session,
      (before: number) => {
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const scripts = new Map(
          resources
            .filter(
              ({ name, responseEnd }) =>
                name.includes('/releases/') && name.endsWith('.js') && responseEnd < before,
            )
            .map(({ name, encodedBodySize }) => [new URL(name).pathname, encodedBodySize]),
        );
        return {
          firstPaint: performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? NaN,
          scripts: [...scripts].map(([path, bytes]) => ({ path, bytes })),
        };
      },
      works,
    );
    return { works, taps, ...rest };
  } finally {
    await visit.close();
  }
}

export const bytesOf = (scripts: readonly Script[]): number =>
  scripts.reduce((sum, { bytes }) => sum + bytes, 0);
