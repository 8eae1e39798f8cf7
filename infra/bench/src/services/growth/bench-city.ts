import { createPool, migrate } from '@souk/database';
import { fillDatabase } from '@souk/demo-data';
import { migrationsDirectory, startMarketplaceApi, type SearchEngine } from '@souk/marketplace-api';
import type { BenchIds, BrowseCall } from './browse-calls.ts';

/** A Monday at ten in the city. */
const NOW = new Date('2026-05-04T06:00:00Z');
const HARBOUR = '1';
const NO_LIMIT = 1_000_000;
const CUSTOMER = { email_or_phone: 'customer@souk.example', password: 'souk-demo' };
/** A place in the city, for what is nearby. */
const HERE = { latitude: '25.2', longitude: '55.3' };

export type BenchCity = Awaited<ReturnType<typeof openCity>>;

export interface CityOptions {
  serverUrl: string;
  items: number;
  mediaDir: string;
  searchEngine: SearchEngine;
}

/** Signs in the demo customer, who has ordered in every module. */
async function signIn(url: string): Promise<string> {
  const answer = await fetch(`${url}/api/v1/auth/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(CUSTOMER),
  });
  const { token } = (await answer.json()) as { token?: string };
  if (!token) throw new Error(`The demo customer could not sign in: status ${answer.status}`);
  return token;
}

/** A demo city of so many items in a database of its own, and its API. */
export async function openCity({ serverUrl, items, mediaDir, searchEngine }: CityOptions) {
  const server = createPool(serverUrl, { max: 1 });
  await server.query(`create database items_${items}`);
  await server.end();
  const databaseUrl = new URL(serverUrl);
  databaseUrl.pathname = `/items_${items}`;
  const pool = createPool(databaseUrl.href, { max: 1 });
  await migrate(pool, { schema: 'marketplace', directory: migrationsDirectory });
  const begun = performance.now();
  await fillDatabase(pool, { items, now: NOW });
  const fillMs = performance.now() - begun;
  await pool.query('vacuum analyze');
  const { rows } = await pool.query<BenchIds>(
    `select category_id as category, brand_id as brand, store_id as store, id as item,
       (select min(id) from marketplace.campaigns where module_id = 1) as campaign,
       (select min(id) from marketplace.flash_sales where module_id = 1) as sale,
       (select min(id) from marketplace.conditions) as condition,
       (select item_id from marketplace.reviews where item_id is not null
        group by item_id order by count(*) desc, item_id limit 1) as reviewed,
       array(select id from marketplace.items where module_id = 1 order by order_count desc, id limit 24) as viewed
     from marketplace.items where module_id = 1 and brand_id is not null order by order_count desc, id limit 1`,
  );
  const modules = await pool.query<{ id: number; module_type: string }>(
    'select id, module_type from marketplace.modules',
  );
  await pool.end();
  const [ids] = rows;
  if (!ids) throw new Error(`The demo city of ${items} items has no food of a brand.`);
  const moduleIds = new Map(modules.rows.map(({ id, module_type }) => [module_type, String(id)]));
  const limits = {
    search: NO_LIMIT,
    searchOfVisitor: NO_LIMIT,
    suggest: NO_LIMIT,
    suggestOfVisitor: NO_LIMIT,
  };
  const api = await startMarketplaceApi({
    databaseUrl: databaseUrl.href,
    mediaDir,
    searchEngine,
    limits,
    now: () => NOW,
  });
  const headersOf = (module: string) => ({
    zoneid: HARBOUR,
    moduleId: moduleIds.get(module) ?? '',
    ...HERE,
  });
  const token = await signIn(api.url);
  const read = async (
    path: string,
    module = 'food',
    byCustomer = false,
  ): Promise<{ milliseconds: number; body: Record<string, unknown> }> => {
    const headers = { ...headersOf(module), ...(byCustomer && { authorization: `Bearer ${token}` }) };
    const start = performance.now();
    const answer = await fetch(`${api.url}/api/v1/${path}`, { headers });
    const body = (await answer.json()) as Record<string, unknown>;
    if (!answer.ok)
      throw new Error(`${path} responded with status ${answer.status}: ${JSON.stringify(body)}`);
    return { milliseconds: performance.now() - start, body };
  };
  return {
    items,
    fillMs,
    url: api.url,
    databaseUrl: databaseUrl.href,
    headersOf,
    call: ({ path, module, byCustomer }: BrowseCall) => read(path(ids), module, byCustomer),
    read,
    close: api.close,
  };
}
