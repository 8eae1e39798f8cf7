import type { Found, Look } from '../look.ts';
import { growthOf, leaksOf } from './leaks.ts';
import { createPageLevel } from './page-level.ts';
import type { PageLevel } from './page-level.ts';
import type { ReleaseOnPage } from '../release-on-page.ts';

/** What is loaded once and kept is loaded by then. */
const WARM_UP = 10;
const STRETCHES = 2;
const TURNS = 25;

/** Switches away and back 50 times, and counts what the page holds while the release is away. */
export async function leavesNothingBehind({ paths: [path], open }: Look): Promise<Found> {
  const release = await open();
  await release.open(path);
  const readLevel = await createPageLevel(release.page);
  let levels = await switchAwayAndBack(release, readLevel);
  // Chromium keeps a picture with `srcset` that was made and never shown, as React makes them in a rendering that is given up
  // when the release is left. A release that comes to rest first has none of these, and still leaves what is its own.
  if (leaksOf(levels, TURNS).length > 0)
    levels = await switchAwayAndBack(release, readLevel, () => release.rest());
  await release.page.close();
  return {
    findings: leaksOf(levels, TURNS).map((leak) => `it leaves ${leak}`),
    detail: `${STRETCHES * TURNS} times: ${growthOf(levels)}`,
  };
}

/** @param beforeLeaving waited for in every turn */
async function switchAwayAndBack(
  release: ReleaseOnPage,
  readLevel: () => Promise<PageLevel>,
  beforeLeaving = async () => {},
): Promise<PageLevel[]> {
  const levels: PageLevel[] = [];
  for (let stretch = 0; stretch <= STRETCHES; stretch += 1) {
    for (let turn = 0; turn < (stretch === 0 ? WARM_UP : TURNS); turn += 1) {
      await beforeLeaving();
      await release.leave();
      await release.comeBack();
    }
    await beforeLeaving();
    await release.leave();
    await release.quiet();
    levels.push(await readLevel());
    await release.comeBack();
  }
  return levels;
}
