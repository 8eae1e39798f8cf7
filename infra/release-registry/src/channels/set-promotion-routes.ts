import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { actorOf } from '../audit/audit-log.ts';
import { requireRight } from '../authorize.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { promoteSet } from './promote-set.ts';
import type { RevisionFeed } from './revision-feed.ts';
import * as shapes from './shapes.ts';
import { withDryRun } from './with-dry-run.ts';

interface Parts {
  pool: Pool;
  store: ReleaseStore;
  feed: RevisionFeed;
}

/** The promotion of a set from one channel to another; it requires the right to each of its remotes. */
export function setPromotionRoutes(app: FastifyInstance, { pool, store, feed }: Parts): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();

  for (const { path, dryRun, summary, announce } of withDryRun(
    '/channels/:channel/set-promotions',
    'Activates the live releases of another channel, all of them or none',
    feed,
  ))
    api.post(
      path,
      {
        schema: { summary, params: shapes.Channel, body: shapes.SetPromotion },
        config: { operation: 'promote-set' },
      },
      async (request) =>
        announce(
          await promoteSet(pool, store, {
            ...request.body,
            channel: request.params.channel,
            dryRun,
            actor: actorOf(request),
            requireRight: (remote) => requireRight(request, 'activate', remote),
          }),
        ),
    );
}
