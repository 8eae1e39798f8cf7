import axe from 'axe-core';
import type { Locator, Page } from 'playwright-core';
import type { Found, Look } from '../look.ts';

const LEVELS = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const SERIOUS = new Set<unknown>(['serious', 'critical']);

/** Keeps nobody out (WCAG 2.2 AA), as far as axe sees. */
export async function isAccessible({ paths, open }: Look): Promise<Found> {
  const findings: string[] = [];
  for (const path of paths) {
    const release = await open();
    await release.open(path);
    const found = await findingsOfAxe(release.page, release.element);
    findings.push(...found.map((finding) => `${path}: ${finding}`));
    await release.page.close();
  }
  return { findings, detail: `axe finds nothing serious on ${paths.join(', ')}` };
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
