import { inModule } from '@souk/contracts';
import type { Page } from 'playwright-core';
import type { Check, Look } from '../look.ts';
import type { ReleaseOnPage } from '../release-on-page.ts';
import type { Stage, Watch, Watching } from './watch.ts';
import { WatchedPage } from './watched-page.ts';

/** What a release starts in its last moment shows within. */
const SETTLED_MS = 1_500;
const SCREENS = 4;

/**
 * Visits each route of a release with instruments in the page: the host alone, then the release mounted, used and left again.
 * @returns what each watch found, as checks
 */
export async function watchVisits(look: Look, watches: readonly Watch[]): Promise<Check[]> {
  const found = new Map(watches.map(({ name }) => [name, new Set<string>()]));
  for (const path of look.paths) {
    const findings = await visit(look, path, watches);
    for (const [name, lines] of findings) for (const line of lines) found.get(name)?.add(line);
  }
  return watches.map(({ name, detail }) => {
    const lines = [...(found.get(name) ?? [])];
    return { name, passed: lines.length === 0, detail: lines.length === 0 ? detail : lines.join('\n') };
  });
}

async function visit(look: Look, path: string, watches: readonly Watch[]): Promise<Map<string, string[]>> {
  const findings = new Map<string, string[]>(watches.map(({ name }) => [name, []]));
  const { watched, release } = await openWatched(look);
  const begun: { name: string; watching: Watching }[] = [];
  for (const { name, begin } of watches) begun.push({ name, watching: await begin(watched) });
  const compare = async (stage: Stage) => {
    for (const { name, watching } of begun) findings.get(name)?.push(...(await watching.after(stage)));
  };
  await release.openHost();
  for (const { watching } of begun) await watching.before();
  await enter(release, inModule(path, release.moduleId));
  await release.drawn(path);
  await compare('mounted');
  await exercise(release.page);
  await release.quiet();
  await compare('used');
  await release.leave();
  await release.quiet();
  await release.page.waitForTimeout(SETTLED_MS);
  await compare('left');
  await release.page.close();
  return findings;
}

async function openWatched({
  candidate,
  open,
}: Look): Promise<{ watched: WatchedPage; release: ReleaseOnPage }> {
  const prepared: WatchedPage[] = [];
  const release = await open(async (page) => {
    prepared.push(await WatchedPage.prepare(page, candidate));
  });
  const [watched] = prepared;
  if (!watched) throw new Error('The page cannot be watched: open() did not call its prepare function.');
  return { watched, release };
}

/** Goes to an address as a link of the host does, without loading the page again. */
const enter = ({ page }: ReleaseOnPage, path: string) =>
  page.evaluate((target) => {
    history.pushState(null, '', target);
    dispatchEvent(new PopStateEvent('popstate'));
  }, path);

/** What visitors do: scroll down the page and up again, move the pointer, use the keyboard, type. */
async function exercise(page: Page): Promise<void> {
  const { width, height } = page.viewportSize() ?? { width: 1440, height: 900 };
  for (let screen = 0; screen < SCREENS; screen += 1) {
    await page.mouse.move(width / 2, (height * (screen + 1)) / (SCREENS + 1));
    await page.mouse.wheel(0, height * 0.8);
    await page.waitForTimeout(150);
  }
  await page.mouse.wheel(0, -height * SCREENS);
  for (let step = 0; step < 5; step += 1) await page.keyboard.press('Tab');
}
