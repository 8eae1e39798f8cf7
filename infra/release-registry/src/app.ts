import { MAX_PREVIEW_TOKEN } from '@souk/contracts';
import { Problem, requireHost, serverOptions } from '@souk/http-server';
import Fastify from 'fastify';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { auditRefusals } from './audit/audit-refusals.ts';
import { auditRoutes } from './audit/audit-routes.ts';
import { authenticate } from './authorize.ts';
import { canaryRoutes } from './channels/canary-routes.ts';
import { channelRoutes } from './channels/channel-routes.ts';
import { discoveryRoutes } from './channels/discovery-routes.ts';
import { liveReleaseRoutes } from './channels/live-release-routes.ts';
import { remoteSettingsRoutes } from './channels/remote-settings-routes.ts';
import type { RevisionFeed } from './channels/revision-feed.ts';
import { serverRenderingRoutes } from './channels/server-rendering-routes.ts';
import { setPromotionRoutes } from './channels/set-promotion-routes.ts';
import { describeApi } from './describe-api.ts';
import { grantRoutes } from './grants/grant-routes.ts';
import { epochRoutes } from './epochs/epoch-routes.ts';
import { answerProblem, answerProblems } from './problem.ts';
import { previewRoutes } from './previews/preview-routes.ts';
import { releaseRoutes } from './releases/release-routes.ts';
import { retentionRoutes } from './retention/retention-routes.ts';
import { startDriver } from './rollouts/driver.ts';
import type { Signer } from './signing/sign-document.ts';
import type { ReleaseStore } from './store/release-store.ts';
import { telemetryRoutes } from './telemetry/telemetry-routes.ts';
import { tokenRoutes } from './tokens/token-routes.ts';
import { verificationRoutes } from './verifications/verification-routes.ts';

export interface RegistryParts {
  pool: Pool;
  store: ReleaseStore;
  feed: RevisionFeed;
  signer: Signer;
  log: boolean;
  /** Proxies whose X-Forwarded-For is trusted. */
  trustedProxies: readonly string[];
  /** How often candidates are judged and due steps taken; 0: never. */
  driveMs: number;
  /** How often unneeded releases are collected automatically; 0: never. */
  collectEveryMs: number;
}

export async function buildRegistry({
  pool,
  store,
  feed,
  signer,
  log,
  trustedProxies,
  driveMs,
  collectEveryMs,
}: RegistryParts): Promise<FastifyInstance> {
  const app = Fastify({
    // A whole release may come over a slow line, and is stored before it is answered.
    ...serverOptions({ requestMs: 5 * 60_000, silenceMs: 5 * 60_000 }),
    logger: log ? { level: 'error' } : false,
    forceCloseConnections: true,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { maxParamLength: MAX_PREVIEW_TOKEN },
    frameworkErrors: (error, _request, reply) => answerProblem(error, reply),
  });
  app.decorateRequest('identity', null);
  answerProblems(app);
  requireHost(app, {
    hosts: [],
    refuse: (_reply, status) => {
      throw new Problem(status, 'bad-host', 'The request has no Host header, or several. Send exactly one.');
    },
  });
  app.addHook('onRequest', authenticate(pool));
  auditRefusals(app, pool);
  await describeApi(app);
  await app.register(
    async (api) => {
      releaseRoutes(api, { pool, store });
      verificationRoutes(api, pool);
      channelRoutes(api, pool);
      liveReleaseRoutes(api, { pool, store, feed });
      canaryRoutes(api, { pool, store, feed });
      serverRenderingRoutes(api, { pool, feed });
      setPromotionRoutes(api, { pool, store, feed });
      remoteSettingsRoutes(api, pool);
      discoveryRoutes(api, { pool, feed, signer });
      grantRoutes(api, pool);
      epochRoutes(api, { pool, feed });
      tokenRoutes(api, pool);
      auditRoutes(api, pool);
      telemetryRoutes(api, { pool, signer });
      retentionRoutes(api, { pool, store });
      previewRoutes(api, { pool, store, signer });
    },
    { prefix: '/registry/v1' },
  );
  if (driveMs > 0) {
    const onError = (error: unknown) => app.log.error(error);
    const driver = startDriver({ pool, store, feed, onError }, { everyMs: driveMs, collectEveryMs });
    app.addHook('onClose', () => driver.close());
  }
  app.addHook('preClose', async () => feed.close());
  return app;
}
