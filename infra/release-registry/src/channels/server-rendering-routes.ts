import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { readChangeRequest } from './read-change-request.ts';
import type { RevisionFeed } from './revision-feed.ts';
import * as shapes from './shapes.ts';
import { switchServerRendering } from './switch-server-rendering.ts';
import { withDryRun } from './with-dry-run.ts';

interface Parts {
  pool: Pool;
  feed: RevisionFeed;
}

/** The switch of server rendering. */
export function serverRenderingRoutes(app: FastifyInstance, { pool, feed }: Parts): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();

  for (const { path, dryRun, summary, announce } of withDryRun(
    '/channels/:channel/server-renderings',
    'Turns server rendering of a remote’s pages off or on; `host` stands for every page',
    feed,
  ))
    api.post(
      path,
      {
        schema: { summary, params: shapes.Channel, body: shapes.RenderingSwitch },
        config: { operation: 'server-rendering' },
      },
      async (request) =>
        announce(await switchServerRendering(pool, { ...readChangeRequest(request, 'rollback'), dryRun })),
    );
}
