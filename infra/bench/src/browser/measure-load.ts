import type { Browser } from '@playwright/test';
import { inPage } from './in-page.ts';
import { openVisit, type VisitOptions } from './visit.ts';

/** A cold load on a slow telephone, in milliseconds since its navigation began. */
export interface Load {
  firstByte: number;
  firstPaint: number;
  largestPaint: number;
  /** When the last script that the page began with had come. */
  scripts: number;
  shift: number;
  blocked: number;
  /** Calls of the API that began before the largest paint. */
  calls: string[];
  bytes: number;
}

/** Loads a page once in a browser that was never there. */
export async function measureLoad(browser: Browser, path: string, options: VisitOptions): Promise<Load> {
  const visit = await openVisit(browser, { ...options, slowNetwork: true, slowProcessor: true });
  try {
    await visit.page.goto(path, { waitUntil: 'load' });
    await visit.quiet();
    const { largestPaint, shift, blocked } = await visit.noted();
    const timing = await inPage(
      visit.session,
      (before: number) => {
        const resources = performance.getEntriesByType('resource') as PerformanceResourceTiming[];
        const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
        const [paint] = performance.getEntriesByName('first-contentful-paint');
        const preloaded = new Set(
          [...document.querySelectorAll<HTMLElement>('script[src], link[rel="preload"][as="script"]')].map(
            (element) =>
              new URL(element.getAttribute('src') ?? element.getAttribute('href') ?? '', document.baseURI)
                .href,
          ),
        );
        const first = resources.filter(({ name }) => preloaded.has(name));
        return {
          firstByte: navigation?.responseStart ?? NaN,
          firstPaint: paint?.startTime ?? NaN,
          scripts: Math.max(0, ...first.map(({ responseEnd }) => responseEnd)),
          calls: resources
            .filter(({ name, startTime }) => name.includes('/api/v1/') && startTime < before)
            .map(({ name }) => new URL(name).pathname),
        };
      },
      largestPaint,
    );
    return { ...timing, largestPaint, shift, blocked, bytes: visit.bytes() };
  } finally {
    await visit.close();
  }
}
