import type { Queryable } from '../releases/releases.ts';

/** Takes away what nobody asks for any more: pages that are long gone, and figures of more than two weeks. */
export async function cleanUpTelemetry(database: Queryable): Promise<void> {
  await database.query(`delete from registry.live_pages where seen_at < now() - interval '1 day'`);
  await database.query(`delete from registry.release_counts where minute < now() - interval '15 days'`);
}
