import type { BenchContext } from '../bench-context.ts';
import { medianOf, ratioOfMedians } from '../method/bootstrap.ts';
import { median } from '../method/quantile.ts';
import { runRounds } from '../method/run-rounds.ts';
import { show } from '../report/format.ts';
import { exactly, type Section } from '../report/section.ts';
import { bytesOf, measureTap, type Tapped } from './measure-tap.ts';
import { homeOf } from './visitor.ts';

const worksOf = (taps: readonly Tapped[] | undefined) => (taps ?? []).map(({ works }) => works);
const scriptOf = (taps: readonly Tapped[] | undefined) =>
  median((taps ?? []).map(({ scripts }) => bytesOf(scripts)));

/** From a cold start until the first tap on Add has put something into the cart, beside the same sources built otherwise. */
export async function firstTaps(bench: BenchContext): Promise<Section> {
  const { browser, stack, visitor, random, rounds, sample, stop } = bench;
  const [one, ordinary] = [await bench.variant('one'), await bench.variant('ordinary')];
  const home = homeOf(visitor, 'food');
  const tap = (url: string) => () => measureTap(browser, home, { url, visitor });
  const taps = await runRounds(
    {
      Souk: tap(stack.url),
      'Souk again': tap(stack.url),
      'one build': tap(one.url),
      'ordinary federation': tap(ordinary.url),
    },
    { rounds, random, stop, beforeRound: sample },
  );
  const against = (name: string) => ratioOfMedians(worksOf(taps.Souk), worksOf(taps[name]), random);
  const last = taps.Souk?.at(-1);
  return {
    title: 'The first tap on Add that works: a home, cold, 1.6 Mbps, 150 ms, processor 4x slower',
    figures: {
      firstTap: medianOf(worksOf(taps.Souk), random),
      firstTapRatio: against('one build'),
      scriptUntilTap: exactly(scriptOf(taps.Souk) / 1000),
      scriptRatio: exactly(scriptOf(taps.Souk) / scriptOf(taps['one build'])),
    },
    sameAgainstSame: { 'the first tap that works': against('Souk again') },
    blocks: [
      {
        kind: 'phases',
        caption: 'From the first byte to the first tap that works (medians)',
        arms: Object.entries(taps).map(([name, each]) => {
          const paint = median(each.map(({ firstPaint }) => firstPaint));
          return {
            name,
            phases: [
              { name: 'until the first paint', from: 0, to: paint },
              { name: 'until a tap works', from: paint, to: median(worksOf(each)) },
            ],
          };
        }),
      },
      {
        kind: 'dots',
        caption: 'Every load until its first tap that works',
        unit: 'ms',
        series: Object.entries(taps).map(([name, each]) => ({ name, values: worksOf(each) })),
      },
      {
        kind: 'intervals',
        caption: 'Souk until the first tap that works, against',
        unit: 'ratio',
        line: 1.1,
        entries: ['Souk again', 'one build', 'ordinary federation'].map((name) => ({
          name,
          estimate: against(name),
        })),
      },
      {
        kind: 'table',
        caption: 'Until then (medians)',
        columns: ['Build', 'Script, brotli', 'Files of script', 'Taps'],
        rows: Object.entries(taps).map(([name, each]) => [
          name,
          show(scriptOf(each) / 1000, 'kB'),
          String(median(each.map(({ scripts }) => scripts.length))),
          String(median(each.map((it) => it.taps))),
        ]),
      },
      {
        kind: 'table',
        caption: 'Script of the last load of Souk until then',
        columns: ['File', 'Brotli'],
        rows: [...(last?.scripts ?? [])]
          .sort((a, b) => b.bytes - a.bytes)
          .map(({ path, bytes }) => [path, show(bytes / 1000, 'kB')]),
      },
    ],
  };
}
