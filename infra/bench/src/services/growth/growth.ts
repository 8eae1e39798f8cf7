import type { BenchBasics } from '../../bench-context.ts';
import { ratioOfMedians, type Estimate } from '../../method/bootstrap.ts';
import { median } from '../../method/quantile.ts';
import { runRounds } from '../../method/run-rounds.ts';
import { show } from '../../report/format.ts';
import type { Block, Section } from '../../report/section.ts';
import { TARGETS } from '../../targets.ts';
import type { BenchCity } from './bench-city.ts';
import { BROWSE_CALLS, DEEP_PAGE, DEEP_ROWS, LONG_LISTS, search } from './browse-calls.ts';
import { withCities } from './with-cities.ts';

const SIZES = [1_000, 100_000] as const;
/** A call takes milliseconds; more rounds change nothing. */
const MAX_ROUNDS = 15;

const timeOf = (call: () => Promise<{ milliseconds: number }>) => () =>
  call().then(({ milliseconds }) => milliseconds);

async function compareSizes(bench: BenchBasics, [small, large]: readonly BenchCity[]) {
  if (!small || !large) throw new Error('Growth requires two cities to compare');
  const { random, rounds, sample, stop } = bench;
  const found: { name: string; small: number; large: number; estimate: Estimate }[] = [];
  /** All calls of a round together: a single one is too short to be compared with itself. */
  const wholeRounds = Array.from({ length: Math.min(rounds, MAX_ROUNDS) }, () => ({ small: 0, again: 0 }));
  for (const [name, call] of Object.entries(BROWSE_CALLS)) {
    const times = await runRounds(
      {
        small: timeOf(() => small.call(call)),
        again: timeOf(() => small.call(call)),
        large: timeOf(() => large.call(call)),
      },
      { rounds: Math.min(rounds, MAX_ROUNDS), random, stop },
    );
    const ofSmall = times.small ?? [];
    const ofLarge = times.large ?? [];
    const estimate = ratioOfMedians(ofLarge, ofSmall, random);
    for (const [round, sums] of wholeRounds.entries()) {
      sums.small += ofSmall[round] ?? NaN;
      sums.again += times.again?.[round] ?? NaN;
    }
    found.push({ name, small: median(ofSmall), large: median(ofLarge), estimate });
    await sample();
  }
  return {
    calls: found.sort((a, b) => b.estimate.value - a.estimate.value),
    sameAgainstSame: ratioOfMedians(
      wholeRounds.map(({ again }) => again),
      wholeRounds.map((sums) => sums.small),
      random,
    ),
  };
}

/** The first page of a list beside a deep one, by its number and read on from the page before. */
async function compareDepths({ random, rounds, stop }: BenchBasics, { read }: BenchCity): Promise<Block> {
  const rows: string[][] = [];
  for (const [name, query] of Object.entries(LONG_LISTS)) {
    const { body } = await read(search({ ...query, offset: DEEP_PAGE - 1 }));
    if (Number(body.total_size) < DEEP_ROWS - 12)
      throw new Error(`${name} has no page ${DEEP_PAGE}: it finds ${String(body.total_size)} items.`);
    const deep = search({ ...query, offset: DEEP_PAGE });
    const times = await runRounds(
      {
        first: timeOf(() => read(search(query))),
        numbered: timeOf(() => read(deep)),
        ...(body.next ? { readOn: timeOf(() => read(`${deep}&after=${String(body.next)}`)) } : {}),
      },
      { rounds: Math.min(rounds, MAX_ROUNDS), random, stop },
    );
    const first = median(times.first ?? []);
    const readOn = times.readOn ? median(times.readOn) : null;
    rows.push([
      name,
      show(first, 'ms'),
      show(median(times.numbered ?? []), 'ms'),
      readOn === null ? '' : show(readOn, 'ms'),
      readOn === null ? '' : show(readOn / first, 'ratio'),
    ]);
  }
  return {
    kind: 'table',
    caption: 'Far down a list of the larger city',
    columns: ['List', 'Page 1', `Page ${DEEP_PAGE}`, 'The same, read on', 'Against page 1'],
    rows,
  };
}

/** How much more browsing costs in a hundred times as many items. */
export async function growth(bench: BenchBasics): Promise<Section> {
  return withCities(bench, SIZES, async (cities) => {
    const { calls, sameAgainstSame } = await compareSizes(bench, cities);
    const largest = cities.at(-1);
    const [worst] = calls;
    if (!largest || !worst) throw new Error('No measurements to compare');
    return {
      title: `Browsing with ${SIZES.map((size) => size.toLocaleString('en')).join(' and ')} items, search by ${bench.searchEngine}`,
      figures: { growth: worst.estimate },
      sameAgainstSame: { 'the calls of browsing': sameAgainstSame },
      blocks: [
        {
          kind: 'intervals',
          caption: 'The calls that grow most',
          unit: 'ratio',
          line: TARGETS.growth.reach,
          entries: calls.slice(0, 12).map(({ name, estimate }) => ({ name, estimate })),
        },
        {
          kind: 'table',
          caption: 'Every call of browsing (medians)',
          columns: ['Call', ...SIZES.map((size) => `${size.toLocaleString('en')} items`), 'Growth'],
          rows: calls.map(({ name, small, large, estimate }) => [
            name,
            `${small.toFixed(1)} ms`,
            `${large.toFixed(1)} ms`,
            show(estimate.value, 'ratio'),
          ]),
        },
        await compareDepths(bench, largest),
      ],
    };
  });
}
