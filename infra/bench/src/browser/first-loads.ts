import { ROUTES } from '@souk/contracts';
import type { BenchContext } from '../bench-context.ts';
import { medianOf, ratioOfMedians } from '../method/bootstrap.ts';
import { median } from '../method/quantile.ts';
import { runRounds } from '../method/run-rounds.ts';
import { show } from '../report/format.ts';
import { exactly, type Block, type Section } from '../report/section.ts';
import { measureLoad, type Load } from './measure-load.ts';
import { homeOf } from './visitor.ts';

const of = (
  loads: readonly Load[] | undefined,
  key: 'firstByte' | 'firstPaint' | 'largestPaint' | 'scripts',
) => (loads ?? []).map((load) => load[key]);

/** Where the time of a load goes, by the medians of its moments. */
const phasesOf = (loads: readonly Load[]) => {
  const at = { wait: median(of(loads, 'firstByte')), first: median(of(loads, 'firstPaint')) };
  const largest = median(of(loads, 'largestPaint'));
  const scripts = median(of(loads, 'scripts'));
  return [
    { name: 'until the first byte', from: 0, to: at.wait },
    { name: 'until the first paint', from: at.wait, to: at.first },
    { name: 'until the largest paint', from: at.first, to: Math.max(at.first, largest) },
    {
      name: 'until the last first script has come',
      from: Math.max(at.first, largest),
      to: Math.max(largest, scripts),
    },
  ];
};

/** Paints of cold loads, beside those of the same sources built otherwise. */
export async function firstLoads(bench: BenchContext): Promise<Section> {
  const { browser, stack, visitor, random, rounds, sample, stop } = bench;
  const [one, ordinary] = [await bench.variant('one'), await bench.variant('ordinary')];
  const home = homeOf(visitor, 'food');
  const load =
    (path: string, url: string, known = true) =>
    () =>
      measureLoad(browser, path, { url, visitor: known ? visitor : null });
  const loads = await runRounds(
    {
      'home, Souk': load(home, stack.url),
      'home, Souk again': load(home, stack.url),
      'home, one build': load(home, one.url),
      'home, ordinary federation': load(home, ordinary.url),
      'landing, Souk': load(ROUTES.landing, stack.url, false),
      'landing, one build': load(ROUTES.landing, one.url, false),
    },
    { rounds, random, stop, beforeRound: sample },
  );
  const names = Object.keys(loads);
  const souk = loads['home, Souk'] ?? [];
  const landing = loads['landing, Souk'] ?? [];
  const ratio = (key: 'firstPaint' | 'largestPaint', to: string) =>
    ratioOfMedians(of(souk, key), of(loads[to], key), random);
  const calls = Math.max(...souk.map((it) => it.calls.length));
  const worst = souk.find((it) => it.calls.length === calls)?.calls ?? [];
  const blocks: Block[] = [
    {
      kind: 'phases',
      caption: 'Where the time of a cold load goes (medians)',
      arms: names.map((name) => ({ name, phases: phasesOf(loads[name] ?? []) })),
    },
    ...(['firstPaint', 'largestPaint'] as const).map((key): Block => ({
      kind: 'dots',
      caption:
        key === 'firstPaint' ? 'First contentful paint, every load' : 'Largest contentful paint, every load',
      unit: 'ms',
      series: names.map((name) => ({ name, values: of(loads[name], key) })),
    })),
    {
      kind: 'intervals',
      caption: 'Souk’s home against the same sources built otherwise',
      unit: 'ratio',
      line: 1,
      entries: ['one build', 'ordinary federation'].flatMap((other) => [
        { name: `first paint, ${other}`, estimate: ratio('firstPaint', `home, ${other}`) },
        { name: `largest paint, ${other}`, estimate: ratio('largestPaint', `home, ${other}`) },
      ]),
    },
    {
      kind: 'table',
      caption: 'Beside the paints (medians)',
      columns: [
        'Load',
        'Blocked by long tasks',
        'Layout shift',
        'Bytes of all kinds',
        'Calls of the API before the largest paint',
      ],
      rows: names.map((name) => {
        const each = loads[name] ?? [];
        return [
          name,
          show(median(each.map(({ blocked }) => blocked)), 'ms'),
          show(median(each.map((it) => it.shift)), 'shift'),
          show(median(each.map(({ bytes }) => bytes)) / 1000, 'kB'),
          String(median(each.map((it) => it.calls.length))),
        ];
      }),
    },
    { kind: 'text', text: `Calls of a home before its largest paint: ${worst.join(', ') || 'none'}.` },
  ];
  return {
    title: 'First loads: 1.6 Mbps, 150 ms, processor 4x slower, 390x844',
    figures: {
      homeFirstPaint: medianOf(of(souk, 'firstPaint'), random),
      homeLargestPaint: medianOf(of(souk, 'largestPaint'), random),
      landingFirstPaint: medianOf(of(landing, 'firstPaint'), random),
      landingLargestPaint: medianOf(of(landing, 'largestPaint'), random),
      callsOfHome: exactly(calls),
    },
    sameAgainstSame: { 'the largest paint of a home': ratio('largestPaint', 'home, Souk again') },
    blocks,
  };
}
