import type { ServerFailures, ServerFailuresBatch } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';
import { ReleaseCounts } from './release-counts.ts';

const OF_PUBLISHED = `
  select remote, version, count
  from jsonb_to_recordset($1::jsonb) as failed (remote text, version text, count integer)
  join registry.releases using (remote, version)`;

/** Adds up what an edge failed to render. Releases that were never published are left out. */
export async function countServerFailures(
  database: Queryable,
  { channel, failures }: ServerFailuresBatch,
): Promise<void> {
  const { rows } = await database.query<ServerFailures>(OF_PUBLISHED, [JSON.stringify(failures)]);
  const counts = new ReleaseCounts();
  for (const failed of rows) counts.addServerFailures(channel, failed);
  await counts.save(database);
}
