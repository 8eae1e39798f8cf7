import type { CDPSession, Page } from 'playwright-core';

/** What a page holds after garbage collection. */
export interface PageLevel {
  nodes: number;
  listeners: number;
  rules: number;
}

/** Counts what a page holds. */
export async function createPageLevel(page: Page): Promise<() => Promise<PageLevel>> {
  const session: CDPSession = await page.context().newCDPSession(page);
  await session.send('HeapProfiler.enable');
  return async () => {
    // What finalisers let go of goes with the second collection.
    for (let turn = 0; turn < 2; turn += 1) {
      await session.send('HeapProfiler.collectGarbage');
      await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done))));
    }
    await session.send('HeapProfiler.collectGarbage');
    const { nodes, jsEventListeners } = await session.send('Memory.getDOMCounters');
    const rules = await page.evaluate(() =>
      [...document.styleSheets, ...document.adoptedStyleSheets].reduce(
        (sum, { cssRules }) => sum + cssRules.length,
        0,
      ),
    );
    return { nodes, listeners: jsEventListeners, rules };
  };
}
