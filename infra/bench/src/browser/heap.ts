import type { BenchContext } from '../bench-context.ts';
import { show } from '../report/format.ts';
import { exactly, type Section } from '../report/section.ts';
import { DESKTOP, openVisit, type Visit } from './visit.ts';
import { homeOf, moduleOf } from './visitor.ts';

const SWITCHES = 200;
/** By then every cache of the page is filled. */
const WARM = 20;
const EVERY = 20;

interface Snapshot {
  snapshot: { meta: { node_fields: string[]; node_types: [string[], ...unknown[]] } };
  nodes: number[];
}

interface HeapSize {
  /** What the page's scripts hold: objects, strings, closures. Bytes. */
  held: number;
  /** What V8 compiled of functions that run often. It grows with their use, and is dropped when it ages. Bytes. */
  code: number;
}

async function takeSnapshot(session: Visit['session']): Promise<Snapshot> {
  const chunks: string[] = [];
  const take = ({ chunk }: { chunk: string }) => void chunks.push(chunk);
  session.on('HeapProfiler.addHeapSnapshotChunk', take);
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  session.off('HeapProfiler.addHeapSnapshotChunk', take);
  return JSON.parse(chunks.join('')) as Snapshot;
}

async function heapOf({ session }: Visit): Promise<HeapSize> {
  // What one collection lets go of may hold what the next one finds.
  for (let collection = 0; collection < 3; collection += 1) await session.send('HeapProfiler.collectGarbage');
  const { snapshot, nodes } = await takeSnapshot(session);
  const { node_fields: fields, node_types: types } = snapshot.meta;
  const [typeField, sizeField] = [fields.indexOf('type'), fields.indexOf('self_size')];
  const size = { held: 0, code: 0 };
  for (let at = 0; at < nodes.length; at += fields.length) {
    const type = types[0][nodes[at + typeField] ?? -1];
    const bytes = nodes[at + sizeField] ?? 0;
    if (type === 'code') size.code += bytes;
    // Those are the browser's own, the lists of its developer tools among them.
    else if (type !== 'native') size.held += bytes;
  }
  return size;
}

/** Whether a page that goes from module to module all day keeps what it left. Code that V8 compiles of it is listed apart. */
export async function heapGrowth({ browser, stack, visitor, stop }: BenchContext): Promise<Section> {
  const visit = await openVisit(browser, { url: stack.url, viewport: DESKTOP, visitor });
  const { page } = visit;
  await page.goto(homeOf(visitor, 'food'));
  const bar = page.getByRole('navigation', { name: 'Modules' });
  const sizes: [number, HeapSize][] = [];
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
  const at = (switches: number) => sizes.find(([count]) => count === switches)?.[1].held ?? NaN;
  return {
    title: 'Heap while switching between two modules',
    figures: { heap: exactly(at(SWITCHES) / at(WARM)) },
    blocks: [
      {
        kind: 'table',
        caption: 'After a collection of garbage',
        columns: ['Switches', 'Held by scripts', `Against after ${WARM}`, 'Compiled code'],
        rows: sizes.map(([count, { held, code }]) => [
          String(count),
          show(held / 1000, 'kB'),
          (held / at(WARM)).toFixed(3),
          show(code / 1000, 'kB'),
        ]),
      },
    ],
  };
}
