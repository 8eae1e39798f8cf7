import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { readChangeRequest } from './read-change-request.ts';
import type { RevisionFeed } from './revision-feed.ts';
import * as shapes from './shapes.ts';
import { switchServerRendering } from './switch-server-rendering.ts';

interface Parts {
  pool: Pool;
  feed: RevisionFeed;
}

/** The switch of server rendering. */
export function serverRenderingRoutes(app: FastifyInstance, { pool, feed }: Parts): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();

  api.post(
    '/channels/:channel/server-renderings',
    {
      schema: {
        summary: 'Turns server rendering of a remote’s pages off or on; `host` stands for every page',
        params: shapes.Channel,
        body: shapes.RenderingSwitch,
      },
      config: { operation: 'server-rendering' },
    },
    async (request) =>
      feed.announce(await switchServerRendering(pool, readChangeRequest(request, 'rollback'))),
  );
}
