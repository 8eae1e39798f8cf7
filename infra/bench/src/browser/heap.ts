import type { BenchContext } from '../bench-context.ts';
import { show } from '../report/format.ts';
import { exactly, type Section } from '../report/section.ts';
import { DESKTOP, openVisit, type Visit } from './visit.ts';
import { homeOf, moduleOf } from './visitor.ts';

const SWITCHES = 200;
/** By then every cache of the page is filled. */
const WARM = 20;
const EVERY = 20;

async function heapOf({ session }: Visit): Promise<number> {
  // What one collection lets go of may hold what the next one finds.
  for (let collection = 0; collection < 3; collection += 1) await session.send('HeapProfiler.collectGarbage');
  return (await session.send('Runtime.getHeapUsage')).usedSize;
}

/** Whether a page that goes from module to module all day keeps what it left. */
export async function heapGrowth({ browser, stack, visitor, stop }: BenchContext): Promise<Section> {
  const visit = await openVisit(browser, { url: stack.url, viewport: DESKTOP, visitor });
  const { page } = visit;
  await page.goto(homeOf(visitor, 'food'));
  const bar = page.getByRole('navigation', { name: 'Modules' });
  const sizes: [number, number][] = [];
  for (let count = 1; count <= SWITCHES; count += 1) {
    stop.throwIfAborted();
    const type = count % 2 === 1 ? 'grocery' : 'food';
    await bar.getByRole('button', { name: moduleOf(visitor, type).module_name }).click();
    await page.locator(`main [data-slot="${type}"]:not([hidden]) h1`).first().waitFor();
    if (count % EVERY !== 0) continue;
    await visit.quiet();
    sizes.push([count, await heapOf(visit)]);
  }
  await visit.close();
  const at = (switches: number) => sizes.find(([count]) => count === switches)?.[1] ?? NaN;
  return {
    title: 'Heap while switching between two modules',
    figures: { heap: exactly(at(SWITCHES) / at(WARM)) },
    blocks: [
      {
        kind: 'table',
        caption: 'After a collection of garbage',
        columns: ['Switches', 'Heap', `Against after ${WARM}`],
        rows: sizes.map(([count, bytes]) => [
          String(count),
          show(bytes / 1000, 'kB'),
          (bytes / at(WARM)).toFixed(3),
        ]),
      },
    ],
  };
}
