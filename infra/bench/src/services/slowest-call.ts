import { createPool } from '@souk/database';
import type { BenchContext } from '../bench-context.ts';
import { callsOfHomes, type HomeCall } from '../browser/home-calls.ts';
import { ratioOfMedians } from '../method/bootstrap.ts';
import { quantile } from '../method/quantile.ts';
import { runRounds } from '../method/run-rounds.ts';
import { show } from '../report/format.ts';
import type { Section } from '../report/section.ts';
import { startCallers, type Callers } from './callers.ts';
import type { BenchCity } from './growth/bench-city.ts';
import { withCities } from './growth/with-cities.ts';
import { recordQueries, type RecordedQuery } from './record-queries.ts';

const ITEMS = 100_000;
const CALLERS = 50;
/** Of each call, to find the slowest. */
const FIRST_CALLS = 150;
const CALLS = 400;
const MAX_ROUNDS = 5;

const p95 = (latencies: readonly number[]) => quantile(latencies, 0.95);

const orderOf = ({ url, headersOf }: BenchCity, { module, path }: HomeCall, count: number) => ({
  url,
  headers: headersOf(module),
  callers: CALLERS,
  paths: Array.from({ length: count }, () => `/api/v1/${path}`),
});

/** The same queries by as many callers, on as many connections as the API has. */
async function queryAll(databaseUrl: string, queries: readonly RecordedQuery[]): Promise<number[]> {
  const pool = createPool(databaseUrl);
  const latencies: number[] = [];
  let left = CALLS;
  const work = async () => {
    while (left > 0) {
      left -= 1;
      const started = performance.now();
      for (const { text, values } of queries) await pool.query(text, values);
      latencies.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: CALLERS }, work));
  await pool.end();
  return latencies;
}

async function p95OfEach(city: BenchCity, calls: readonly HomeCall[], callers: Callers, stop: AbortSignal) {
  const found: { call: HomeCall; milliseconds: number }[] = [];
  const skipped: string[] = [];
  for (const call of calls) {
    stop.throwIfAborted();
    // What names something of the smaller city may be missing here.
    const answer = await callers.call(orderOf(city, call, FIRST_CALLS)).catch(() => null);
    if (answer) found.push({ call, milliseconds: p95(answer.latencies) });
    else skipped.push(`${call.module} ${call.path}`);
  }
  return { found: found.sort((a, b) => b.milliseconds - a.milliseconds), skipped };
}

/** What the API adds to the database's own work where a home's calls come from many at a time. */
export async function slowestCall(bench: BenchContext): Promise<Section> {
  const { random, rounds, sample, stop } = bench;
  const calls = await callsOfHomes(bench);
  return withCities(bench, [ITEMS], async ([city]) => {
    if (!city) throw new Error('No demo city is available');
    const callers = await startCallers();
    try {
      const { found, skipped } = await p95OfEach(city, calls, callers, stop);
      const [slowest] = found;
      if (!slowest) throw new Error('Every call of a home failed');
      const { call } = slowest;
      const queries = await recordQueries(() => city.read(call.path, call.module));
      const callApi = async () => p95((await callers.call(orderOf(city, call, CALLS))).latencies);
      const p95s = await runRounds(
        {
          api: callApi,
          again: callApi,
          database: async () => p95(await queryAll(city.databaseUrl, queries)),
        },
        { rounds: Math.min(rounds, MAX_ROUNDS), random, stop, beforeRound: sample },
      );
      const ofApi = p95s.api ?? [];
      const ofDatabase = p95s.database ?? [];
      const title = `Calls of the homes with ${ITEMS.toLocaleString('en')} items, ${CALLERS} callers at a time`;
      return {
        title,
        sameAgainstSame: { 'the slowest call': ratioOfMedians(p95s.again ?? [], ofApi, random) },
        // Without a query there is nothing to hold it against.
        ...(queries.length > 0
          ? { figures: { slowestCall: ratioOfMedians(ofApi, ofDatabase, random) } }
          : { figures: {}, missing: { slowestCall: `${call.path} sends no database queries` } }),
        blocks: [
          {
            kind: 'dots',
            caption: `The slowest: ${call.module}, ${call.path}; its ${queries.length} queries alone`,
            unit: 'ms',
            series: [
              { name: 'p95 of the API', values: ofApi },
              { name: 'p95 of its queries', values: ofDatabase },
            ],
          },
          {
            kind: 'table',
            caption: 'Every call, p95',
            columns: ['Home', 'Call', 'p95'],
            rows: found.map((each) => [each.call.module, each.call.path, show(each.milliseconds, 'ms')]),
          },
          ...(skipped.length > 0
            ? [{ kind: 'text' as const, text: `Not answered with so many items: ${skipped.join('; ')}.` }]
            : []),
        ],
      };
    } finally {
      callers.close();
    }
  });
}
