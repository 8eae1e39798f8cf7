import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { actorOf } from '../audit/audit-log.ts';
import { requireReader, requireRight } from '../authorize.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { collectReleases } from './collect-releases.ts';
import { planRetention } from './plan-retention.ts';

/** The dry run of a collection, and the collection. */
export function retentionRoutes(
  app: FastifyInstance,
  { pool, store }: { pool: Pool; store: ReleaseStore },
): void {
  app.get(
    '/retention',
    { schema: { summary: 'A dry run: which releases would be collected, and why the others are retained' } },
    async (request) => {
      requireReader(request);
      return planRetention(pool);
    },
  );

  app.post(
    '/retention',
    {
      schema: { summary: 'Collects the files of releases that nothing needs any more' },
      config: { operation: 'collect' },
    },
    async (request) => {
      requireRight(request, 'administer', '*');
      return { collected: await collectReleases(pool, store, actorOf(request)) };
    },
  );
}
