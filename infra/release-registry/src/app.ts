import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { authorize } from './authorize.ts';
import { channelRoutes } from './channels/channel-routes.ts';
import { RevisionFeed } from './channels/revision-feed.ts';
import { answerProblem, answerProblems } from './problem.ts';
import { openReleaseStore } from './releases/release-store.ts';
import { releaseRoutes } from './releases/release-routes.ts';

export interface RegistryParts {
  pool: Pool;
  storeDir: string;
  token: string;
  log: boolean;
}

export async function buildRegistry({ pool, storeDir, token, log }: RegistryParts): Promise<FastifyInstance> {
  const app = Fastify({
    logger: log ? { level: 'error' } : false,
    forceCloseConnections: true,
    routerOptions: { maxParamLength: 200 },
    frameworkErrors: (error, _request, reply) => answerProblem(error, reply),
  });
  const store = await openReleaseStore(storeDir);
  const feed = new RevisionFeed();
  app.decorateRequest('actor', '');
  answerProblems(app);
  app.addHook('onRequest', authorize(token));
  await app.register(
    async (api) => {
      releaseRoutes(api, { pool, store });
      channelRoutes(api, { pool, feed });
    },
    { prefix: '/registry/v1' },
  );
  app.addHook('preClose', async () => feed.close());
  return app;
}
