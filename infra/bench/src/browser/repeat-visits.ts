import { HOST_NAME } from '@souk/contracts';
import type { BenchContext } from '../bench-context.ts';
import { show } from '../report/format.ts';
import { exactly, type Section } from '../report/section.ts';
import { publishCandidate, registryOf, untilServed } from '../services/candidate-release.ts';
import { openPage, openVisit, type Visit } from './visit.ts';
import { homeOf } from './visitor.ts';

async function bytesOfHome(visit: Visit, home: string): Promise<number> {
  await visit.page.goto(home);
  await visit.page.locator('main [data-slot="food"]:not([hidden]) h1').first().waitFor();
  await visit.quiet();
  return visit.bytes();
}

/** What of a home a browser that was there before fetches again once something was released. */
export async function repeatVisits(bench: BenchContext): Promise<Section> {
  const { browser, stack, visitor } = bench;
  const registry = registryOf(bench);
  const home = homeOf(visitor, 'food');
  const rows: string[][] = [];
  const measure = async (remote: string) => {
    const candidate = await publishCandidate(bench, remote);
    const visit = await openVisit(browser, { url: stack.url, visitor });
    const cold = await bytesOfHome(visit, home);
    await visit.page.close();
    const same = await openPage(visit.context);
    const again = await bytesOfHome(same, home);
    await same.page.close();
    await registry.activate({ remote, version: candidate.version, holdback: 0 });
    await untilServed(bench, remote, candidate.version);
    const fresh = await openPage(visit.context);
    const repeat = await bytesOfHome(fresh, home);
    await visit.context.close();
    await registry.rollback({ remote, version: candidate.before, reason: 'the bench is done with it' });
    await untilServed(bench, remote, candidate.before);
    rows.push([
      remote,
      ...[cold, again, repeat].map((bytes) => show(bytes / 1000, 'kB')),
      show(repeat / cold, 'share'),
    ]);
    return exactly(repeat / cold);
  };
  const figures = {
    repeatAfterRemote: await measure('food'),
    repeatAfterHost: await measure(HOST_NAME),
  };
  return {
    title: 'What a repeat visit fetches',
    figures,
    blocks: [
      {
        kind: 'table',
        caption: 'Bytes of a home, of all kinds, as they travel',
        columns: [
          'Released',
          'Cold visit',
          'Again, nothing released',
          'Again after the release',
          'Against the cold visit',
        ],
        rows,
      },
      {
        kind: 'text',
        text: 'The release is of the same sources under another version: files that did not change have other addresses all the same.',
      },
    ],
  };
}
