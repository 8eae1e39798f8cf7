import type { Queryable } from '../queryable.ts';
import { COMPARISON_ID } from './comparisons.ts';

/** Removes outdated telemetry: closed pages, figures older than two weeks, past visits. */
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
  // Failed visitors are stored until the comparison ends, so that one browser does not count as failing every day.
  await database.query(
    `delete from registry.visits
     where due_at is null and failed_at is null and first_at < now() - interval '1 day'`,
  );
}
