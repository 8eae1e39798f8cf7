import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { transaction } from '@souk/database';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import Type from 'typebox';
import { actorOf, writeAudit } from '../audit/audit-log.ts';
import { requireRight } from '../authorize.ts';
import type { RevisionFeed } from '../channels/revision-feed.ts';
import { Reason } from '../channels/shapes.ts';
import { newestRevisions, startEpoch } from './epochs.ts';

const NewEpoch = Type.Object({ reason: Reason }, { additionalProperties: false });

/** Makes edges accept the registry's state even if they have a newer one: for restored databases. */
export function epochRoutes(app: FastifyInstance, { pool, feed }: { pool: Pool; feed: RevisionFeed }): void {
  app.withTypeProvider<TypeBoxTypeProvider>().post(
    '/epochs',
    {
      schema: {
        summary: 'Starts a new epoch: every edge accepts the state of this registry, whatever it had before',
        body: NewEpoch,
        response: { 201: Type.Unknown({ description: 'The new epoch.' }) },
      },
      config: { operation: 'epoch' },
    },
    async (request, reply) => {
      requireRight(request, 'administer', '*');
      const started = await transaction(pool, async (client) => {
        const epoch = await startEpoch(client);
        await writeAudit(client, actorOf(request), { action: 'epoch', reason: request.body.reason });
        return epoch;
      });
      for (const event of await newestRevisions(pool)) feed.publish(event);
      return reply.code(201).send(started);
    },
  );
}
