import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startPostgresServer } from '@souk/database/testing';
import { UserError } from '@souk/stack/user-error';
import type { BenchBasics } from '../../bench-context.ts';
import { openCity, type BenchCity } from './bench-city.ts';

/** Runs something on cities of so many items each, on a PostgreSQL server of their own. @throws UserError where none is installed */
export async function withCities<T>(
  { searchEngine, say }: Pick<BenchBasics, 'searchEngine' | 'say'>,
  sizes: readonly number[],
  run: (cities: readonly BenchCity[]) => Promise<T>,
): Promise<T> {
  const server = await startPostgresServer();
  if (!server)
    throw new UserError('PostgreSQL is not installed. Install it with apt-get install postgresql.');
  const mediaDir = await mkdtemp(join(tmpdir(), 'souk-bench-'));
  const cities: BenchCity[] = [];
  try {
    for (const items of sizes) {
      const city = await openCity({ serverUrl: server.url, items, mediaDir, searchEngine });
      cities.push(city);
      say(`${items} items were filled in ${(city.fillMs / 1000).toFixed(1)} s`);
    }
    return await run(cities);
  } finally {
    for (const city of cities) await city.close();
    await server.close();
    await rm(mediaDir, { recursive: true });
  }
}
