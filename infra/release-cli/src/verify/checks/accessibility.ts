import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import type { ReleaseOnPage } from '../release-on-page.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SERIOUS = new Set<unknown>(['serious', 'critical']);

/** Accessibility violations of a drawn route (WCAG 2.2 AA), as far as axe detects them. */
export async function barriersOn(path: string, { page, element }: ReleaseOnPage): Promise<string[]> {
  await page.evaluate(uncover);
  const findings = await findingsOfAxe(page, element).catch((error: unknown) => [
    `axe could not look: ${error instanceof Error ? error.message : String(error)}`,
  ]);
  return findings.map((finding) => `${path}: ${finding}`);
}

/** Runs in the page: bars of the host cover targets below them just now, and a scroll uncovers these. */
function uncover(): void {
  for (const bar of document.querySelectorAll<HTMLElement>('body *'))
    if (/sticky|fixed/.test(getComputedStyle(bar).position)) bar.style.position = 'static';
}

/** What axe finds within an element, each with the elements that it is about. */
export async function findingsOfAxe(page: Page, within: Locator): Promise<string[]> {
  // By the debugger, which the page's policy does not concern.
  await page.evaluate(axe.source);
  const { violations } = await within.evaluate(
    (element, levels) =>
      (globalThis as unknown as { axe: typeof axe }).axe.run(element, {
        runOnly: { type: 'tag', values: levels },
        resultTypes: ['violations'],
      }),
    LEVELS,
  );
  return violations
    .filter(({ impact }) => SERIOUS.has(impact))
    .map(
      ({ id, help, nodes }) => `${id}: ${help} (${nodes.map(({ target }) => target.join(' ')).join('; ')})`,
    );
}
