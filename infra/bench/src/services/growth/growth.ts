import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '@souk/database/testing';
import { readSettings } from '@souk/tooling/settings';
import { openCity, type BenchCity } from './bench-city.ts';
import { BROWSE_CALLS, DEEP_PAGE, DEEP_ROWS, LONG_LISTS, search } from './browse-calls.ts';
import { inTurns } from './in-turns.ts';

const SIZES = [1_000, 100_000] as const;
/** So much more a call may cost in the larger city. */
const MAX_RATIO = 1.5;

const ms = (milliseconds: number) => `${milliseconds.toFixed(1)} ms`;

async function compareSizes(cities: readonly BenchCity[]) {
  const table: Record<string, Record<string, string>> = {};
  for (const [name, call] of Object.entries(BROWSE_CALLS)) {
    const [small = 0, large = 0] = await inTurns(cities.map((city) => () => city.call(call)));
    table[name] = {
      [`${SIZES[0]} items`]: ms(small),
      [`${SIZES[1]} items`]: ms(large),
      ratio: (large / small).toFixed(2),
      '': large / small > MAX_RATIO ? `above ${MAX_RATIO}` : '',
    };
  }
  console.table(table);
}

/** The first page of a list beside a deep one, by its number and read on from the page before. */
async function compareDepths({ read }: BenchCity) {
  const table: Record<string, Record<string, string>> = {};
  for (const [name, query] of Object.entries(LONG_LISTS)) {
    const { body } = await read(search({ ...query, offset: DEEP_PAGE - 1 }));
    if (Number(body.total_size) < DEEP_ROWS - 12)
      throw new Error(`${name} has no page ${DEEP_PAGE}: it finds ${String(body.total_size)} items.`);
    const deep = search({ ...query, offset: DEEP_PAGE });
    const paths = [search(query), deep, ...(body.next ? [`${deep}&after=${String(body.next)}`] : [])];
    const [first = 0, numbered = 0, readOn] = await inTurns(paths.map((path) => () => read(path)));
    table[name] = {
      'page 1': ms(first),
      [`page ${DEEP_PAGE}`]: ms(numbered),
      ...(readOn && { 'read on': ms(readOn), ratio: (readOn / first).toFixed(2) }),
    };
  }
  console.table(table);
}

const { searchEngine } = readSettings();
const server = await startPostgresServer();
if (!server) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
const mediaDir = mkdtempSync(join(tmpdir(), 'souk-bench-'));
try {
  const cities = [];
  for (const items of SIZES) {
    const city = await openCity({ serverUrl: server.url, items, mediaDir, searchEngine });
    console.log(`${items} items were filled in ${(city.fillMs / 1000).toFixed(1)} s`);
    cities.push(city);
  }
  console.log(`Search by ${searchEngine}:`);
  await compareSizes(cities);
  const largest = cities.at(-1);
  if (largest) await compareDepths(largest);
  for (const city of cities) await city.close();
} finally {
  await server.close();
  rmSync(mediaDir, { recursive: true });
}
