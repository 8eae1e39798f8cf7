import { setTimeout as pause } from 'node:timers/promises';
import type { Locator } from '@playwright/test';
import { inPage } from './in-page.ts';
import type { Visit } from './visit.ts';

declare global {
  var soukShown: Promise<number> | undefined;
}

/** What has to be on the screen: a heading of the first level in the release of a remote, other than the one before. */
interface Shown {
  remote: string;
  /** The heading that is to give way; null: any heading of the remote will do. */
  not: string | null;
}

const MAX_WAIT_MS = 15_000;

/**
 * Milliseconds from a click on something until what it leads to has been drawn, by the page's own clock: from the browser's time
 * of the event to the frame after the heading stood.
 */
export async function timeUntil(
  { session, page }: Visit,
  clicked: Locator,
  shown: Shown,
  { pointedAtMs = 0 }: { pointedAtMs?: number } = {},
): Promise<number> {
  await clicked.scrollIntoViewIfNeeded();
  if (pointedAtMs > 0) {
    await clicked.hover();
    await pause(pointedAtMs);
  }
  await inPage(
    session,
    ({ remote, not, limit }: Shown & { limit: number }) => {
      globalThis.soukShown = new Promise((resolve, reject) => {
        let clickedAt: number | null = null;
        const isThere = () => {
          const slot = document.querySelector(`main [data-slot="${remote}"]:not([hidden])`);
          const heading = slot?.querySelector('[data-release] h1');
          return heading?.textContent != null && heading.textContent !== not;
        };
        const look = () => {
          if (clickedAt === null || !isThere()) return;
          observer.disconnect();
          const from = clickedAt;
          requestAnimationFrame(() => setTimeout(() => resolve(performance.now() - from)));
        };
        const observer = new MutationObserver(look);
        observer.observe(document, {
          childList: true,
          subtree: true,
          characterData: true,
          attributes: true,
          attributeFilter: ['hidden'],
        });
        addEventListener(
          'click',
          (event) => {
            clickedAt ??= event.timeStamp;
          },
          { capture: true, once: true },
        );
        setTimeout(() => reject(new Error(`${remote} was not shown within ${limit} ms`)), limit);
      });
    },
    { ...shown, limit: MAX_WAIT_MS },
  );
  const box = await clicked.boundingBox();
  if (!box) throw new Error('The element to click is not visible');
  await page.mouse.click(box.x + box.width / 2, box.y + box.height / 2);
  return inPage(session, () => globalThis.soukShown ?? NaN, undefined);
}
