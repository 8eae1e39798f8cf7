import type { Queryable } from '../releases/releases.ts';
import { COMPARISON_ID } from './comparisons.ts';

/** Takes away what nobody asks for any more: pages that are long gone, figures of more than two weeks, visits of the past. */
export async function cleanUpTelemetry(database: Queryable): Promise<void> {
  await database.query(`delete from registry.live_pages where seen_at < now() - interval '1 day'`);
  await database.query(`delete from registry.release_counts where minute < now() - interval '15 days'`);
  for (const [table, since] of [
    ['visits', 'first_at'],
    ['visit_networks', 'begun_at'],
  ])
    await database.query(
      `delete from registry.${table} as held where case when comparison like 'before %'
         then ${since} < now() - interval '2 days'
         else not exists (
           select from registry.rollouts as running
           where running.channel = held.channel and running.remote = held.remote and ${COMPARISON_ID} = held.comparison
         ) end`,
    );
  // Who failed is remembered for as long as the comparison lasts: the same browser is not to fail again every day.
  await database.query(
    `delete from registry.visits
     where due_at is null and failed_at is null and first_at < now() - interval '1 day'`,
  );
}
