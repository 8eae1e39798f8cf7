import type { Found, Look } from '../look.ts';
import { growthOf, leaksOf } from './leaks.ts';
import { createPageLevel } from './page-level.ts';
import type { PageLevel } from './page-level.ts';

/** What is loaded once and kept is loaded by then. */
const WARM_UP = 10;
const STRETCHES = 2;
const TURNS = 25;

/** Switches away and back 50 times, and counts what the page holds while the release is away. */
export async function leavesNothingBehind({ paths: [path], open }: Look): Promise<Found> {
  const release = await open();
  await release.open(path);
  const readLevel = await createPageLevel(release.page);
  const levels: PageLevel[] = [];
  for (let stretch = 0; stretch <= STRETCHES; stretch += 1) {
    for (let turn = 0; turn < (stretch === 0 ? WARM_UP : TURNS); turn += 1) {
      await release.leave();
      await release.comeBack();
    }
    await release.leave();
    await release.quiet();
    levels.push(await readLevel());
    await release.comeBack();
  }
  await release.page.close();
  return {
    findings: leaksOf(levels, TURNS).map((leak) => `it leaves ${leak}`),
    detail: `${STRETCHES * TURNS} times: ${growthOf(levels)}`,
  };
}
