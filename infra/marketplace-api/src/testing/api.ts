import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createPool, migrate } from '@souk/database';
import { openPreparedDatabase, type TestDatabase } from '@souk/database/testing';
import type { CartLine } from '@souk/contracts/api';
import type pg from 'pg';
import type { Limits } from '../limits.ts';
import { migrationsDirectory, startMarketplaceApi, type MarketplaceApiOptions } from '../start.ts';
import { GENEROUS_LIMITS, GENEROUS_UNPAID_LIMITS } from './generous-limits.ts';
import { buildWorld, NOW, type World } from './world.ts';

export interface Answer<Body = unknown> {
  status: number;
  body: Body;
  headers: Headers;
}

export interface Sent {
  headers?: Record<string, string>;
  body?: unknown;
  token?: string;
}

/** The running API with the data of the small world, and a client for it. */
export interface TestApi {
  url: string;
  world: World;
  databaseUrl: string;
  pool: pg.Pool;
  mediaDir: string;
  /** The API's clock, which tests may move. */
  clock: { now: Date };
  call<Body = unknown>(method: string, path: string, sent?: Sent): Promise<Answer<Body>>;
  get<Body = unknown>(path: string, headers?: Record<string, string>): Promise<Answer<Body>>;
  /** Headers of a customer in the north, in a module. */
  at(moduleId: number, more?: Record<string, string>): Record<string, string>;
  guest(): Promise<string>;
  close(): Promise<void>;
}

export type Refusal = { errors: { code: string; message: string }[] };
export type Lines = CartLine[];

/** A client of the API at `url`, which may change between calls. */
export const callsTo =
  (url: () => string): TestApi['call'] =>
  async <Body>(method: string, path: string, { headers, body, token }: Sent = {}) => {
    const response = await fetch(url() + path, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
        ...headers,
      },
      ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    const isJson = response.headers.get('content-type')?.includes('json');
    // The caller's assertions check the type.
    return {
      status: response.status,
      headers: response.headers,
      body: (isJson ? JSON.parse(text) : text) as Body,
    };
  };

/** Headers of a customer in the north of the small world, in a module. */
export const northOf =
  (world: World): TestApi['at'] =>
  (moduleId, more) => ({ zoneid: JSON.stringify([world.zones.north]), moduleId: String(moduleId), ...more });

async function fill(url: string): Promise<World> {
  const pool = createPool(url);
  try {
    await migrate(pool, { schema: 'marketplace', directory: migrationsDirectory });
    return await buildWorld(pool);
  } finally {
    await pool.end();
  }
}

export async function startTestApi(
  database: TestDatabase,
  limits: Limits = GENEROUS_LIMITS,
  more: Pick<
    MarketplaceApiOptions,
    | 'payments'
    | 'operatorToken'
    | 'showCode'
    | 'messages'
    | 'publicUrl'
    | 'firebase'
    | 'trustedProxies'
    | 'unpaidLimits'
    | 'searchEngine'
    | 'googleKey'
  > = {},
): Promise<TestApi> {
  const {
    url: databaseUrl,
    close: closeDatabase,
    prepared: world,
  } = await openPreparedDatabase(database, { name: 'small_world', fill });
  const mediaDir = mkdtempSync(join(tmpdir(), 'souk-media-'));
  const clock = { now: NOW };
  const start = () =>
    startMarketplaceApi({
      databaseUrl,
      mediaDir,
      limits,
      unpaidLimits: GENEROUS_UNPAID_LIMITS,
      now: () => clock.now,
      ...more,
    });
  // A database left open would keep the test process from ending.
  const api = await start().catch(async (error: unknown) => {
    await closeDatabase();
    throw error;
  });
  const pool = createPool(databaseUrl);

  const call = callsTo(() => api.url);

  return {
    url: api.url,
    world,
    databaseUrl,
    pool,
    mediaDir,
    clock,
    call,
    get: (path, headers) => call('GET', path, { headers }),
    at: northOf(world),
    guest: async () => (await call<{ guest_id: string }>('POST', '/api/v1/auth/guest/request')).body.guest_id,
    close: async () => {
      await pool.end();
      await api.close();
      await closeDatabase();
      rmSync(mediaDir, { recursive: true, force: true });
    },
  };
}
