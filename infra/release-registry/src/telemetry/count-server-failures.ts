import type { ServerFailuresBatch } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';
import { ReleaseCounts } from './release-counts.ts';

const PUBLISHED = `
  select remote, version from registry.releases
  where (remote, version) in (
    select remote, version from jsonb_to_recordset($1::jsonb) as named (remote text, version text)
  )`;

/** Adds up what an edge failed to render. Releases that were never published are left out. */
export async function countServerFailures(
  database: Queryable,
  { channel, failures }: ServerFailuresBatch,
): Promise<void> {
  const { rows } = await database.query<{ remote: string; version: string }>(PUBLISHED, [
    JSON.stringify(failures),
  ]);
  const counts = new ReleaseCounts();
  for (const { remote, version } of rows)
    for (const failed of failures)
      if (failed.remote === remote && failed.version === version) counts.addServerFailures(channel, failed);
  await counts.save(database);
}
