import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { SEARCH_PAGE_SIZE } from '@souk/contracts';
import { createPool, migrate } from '@souk/database';
import { startPostgresServer } from '@souk/database/testing';
import { fillDatabase } from '@souk/demo-data';
import { migrationsDirectory, startMarketplaceApi } from '@souk/marketplace-api';

/** A Monday at ten in the city. */
const NOW = new Date('2026-05-04T06:00:00Z');
const HARBOUR = '1';
const SIZES = [1_000, 100_000] as const;
const ROUNDS = 15;
const NO_LIMIT = 1_000_000;
const DEEP_PAGE = 400;

type Call = (ids: { category: number; brand: number; store: number }) => string;

const search = (query: Record<string, string | number>) =>
  `items/get-combined-data?${new URLSearchParams(
    Object.entries(query).map(([name, value]): [string, string] => [name, String(value)]),
  ).toString()}`;

const CALLS: Record<string, Call> = {
  categories: () => 'categories',
  'popular items': () => 'items/popular',
  'latest items': () => 'items/latest',
  'discounted items': () => 'items/discounted',
  'popular stores': () => 'stores/popular',
  'a store': ({ store }) => `stores/details/${store}`,
  'suggestions: p': () => 'items/item-or-store-search?name=p',
  'suggestions: piz': () => 'items/item-or-store-search?name=piz',
  'search: pizza': () => search({ name: 'pizza' }),
  'search: pizza, stores': () => search({ name: 'pizza', list_type: 'store' }),
  'search: lentil soup': () => search({ name: 'lentil soup' }),
  'search: شوربة': () => search({ name: 'شوربة' }),
  'search: piza margerita': () => search({ name: 'piza margerita' }),
  'search: nothing': () => search({ name: 'xylophone' }),
  everything: () => search({}),
  category: ({ category }) => search({ data_type: 'category', category_ids: `[${category}]` }),
  brand: ({ brand }) => search({ data_type: 'brand', brand_ids: `[${brand}]` }),
  discounted: () => search({ data_type: 'discounted' }),
  new: () => search({ data_type: 'new' }),
  'price, high': () => search({ sort: 'high' }),
  'price, low': () => search({ sort: 'low' }),
  'all stores': () => search({ list_type: 'store' }),
};

/** Lists that somebody can scroll through for long. */
const LISTS: Record<string, Record<string, string>> = {
  everything: {},
  new: { data_type: 'new' },
  discounted: { data_type: 'discounted' },
  'price, high': { sort: 'high' },
  'price, low': { sort: 'low' },
  'search: s': { name: 's' },
};

const median = (times: number[]) => times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? 0;

async function openCity(serverUrl: string, items: number, mediaDir: string) {
  const server = createPool(serverUrl, { max: 1 });
  await server.query(`create database items_${items}`);
  await server.end();
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/items_${items}`;
  const pool = createPool(databaseUrl.href, { max: 1 });
  await migrate(pool, { schema: 'marketplace', directory: migrationsDirectory });
  await fillDatabase(pool, { items, now: NOW });
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<{ category: number; brand: number; store: number }>(
    `select category_id as category, brand_id as brand, store_id as store from marketplace.items
     where module_id = 1 and brand_id is not null order by order_count desc, id limit 1`,
  );
  await pool.end();
  const [ids] = rows;
  if (!ids) throw new Error(`The demo city of ${items} items has no food of a brand.`);
  const limits = {
    search: NO_LIMIT,
    searchOfVisitor: NO_LIMIT,
    suggest: NO_LIMIT,
    suggestOfVisitor: NO_LIMIT,
  };
  const api = await startMarketplaceApi({ databaseUrl: databaseUrl.href, mediaDir, now: () => NOW, limits });
  const read = async (path: string): Promise<{ milliseconds: number; body: Record<string, unknown> }> => {
    const start = performance.now();
    const answer = await fetch(`${api.url}/api/v1/${path}`, { headers: { zoneid: HARBOUR, moduleId: '1' } });
    const body = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok) throw new Error(`${path} answers ${answer.status}: ${JSON.stringify(body)}`);
    return { milliseconds: performance.now() - start, body };
  };
  return { ids, read, close: api.close };
}

/** Each call in turns in both cities, so that whatever else the machine does slows down both alike. */
async function compareSizes(cities: readonly Awaited<ReturnType<typeof openCity>>[]) {
  const table: Record<string, Record<string, string>> = {};
  for (const [name, call] of Object.entries(CALLS)) {
    const times = cities.map((): number[] => []);
    for (let round = -2; round < ROUNDS; round += 1)
      for (const [index, city] of cities.entries()) {
        const { milliseconds } = await city.read(call(city.ids));
        if (round >= 0) times[index]?.push(milliseconds);
      }
    const [small = 0, large = 0] = times.map(median);
    table[name] = {
      [`${SIZES[0]} items`]: `${small.toFixed(1)} ms`,
      [`${SIZES[1]} items`]: `${large.toFixed(1)} ms`,
      ratio: (large / small).toFixed(2),
    };
  }
  console.table(table);
}

/** The first page of a list beside a deep one, by its number and read on from the page before. */
async function compareDepths({ read }: Awaited<ReturnType<typeof openCity>>) {
  const table: Record<string, Record<string, string>> = {};
  for (const [name, query] of Object.entries(LISTS)) {
    const { body } = await read(search({ ...query, offset: DEEP_PAGE - 1 }));
    if (Number(body.total_size) < DEEP_PAGE * SEARCH_PAGE_SIZE)
      throw new Error(`${name} has no page ${DEEP_PAGE}: it finds ${String(body.total_size)} items.`);
    const deep = search({ ...query, offset: DEEP_PAGE });
    const paths = [search(query), deep, ...(body.next ? [`${deep}&after=${String(body.next)}`] : [])];
    const times = paths.map((): number[] => []);
    for (let round = -2; round < ROUNDS; round += 1)
      for (const [index, path] of paths.entries()) {
        const { milliseconds } = await read(path);
        if (round >= 0) times[index]?.push(milliseconds);
      }
    const [first = 0, numbered = 0, readOn] = times.map(median);
    table[name] = {
      'page 1': `${first.toFixed(1)} ms`,
      [`page ${DEEP_PAGE}`]: `${numbered.toFixed(1)} ms`,
      ...(readOn && { 'read on': `${readOn.toFixed(1)} ms`, ratio: (readOn / first).toFixed(2) }),
    };
  }
  console.table(table);
}

const server = await startPostgresServer();
if (!server) throw new Error('PostgreSQL is not installed: apt-get install postgresql');
const mediaDir = mkdtempSync(join(tmpdir(), 'souk-bench-'));
try {
  const cities = [];
  for (const items of SIZES) cities.push(await openCity(server.url, items, mediaDir));
  await compareSizes(cities);
  const largest = cities.at(-1);
  if (largest) await compareDepths(largest);
  for (const city of cities) await city.close();
} finally {
  await server.close();
  rmSync(mediaDir, { recursive: true });
}
