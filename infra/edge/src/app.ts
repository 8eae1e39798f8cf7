import {
  CONNECTIONS_PER_ADDRESS,
  limitClients,
  limitsOf,
  requireHost,
  serverOptions,
} from '@souk/http-server';
import type { DiscoveryDocument } from '@souk/contracts';
import Fastify from 'fastify';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { discoveryRoutes } from './discovery/discovery-routes.ts';
import { withDevelopment } from './discovery/with-development.ts';
import type { DiscoveryDocumentStore } from './discovery/document-store.ts';
import { followRegistry } from './discovery/follow-registry.ts';
import { describeStale, watchFreshness } from './discovery/freshness.ts';
import type { CheckSignature } from './discovery/verify-signed.ts';
import { createFindList } from './head/find-list.ts';
import { createFindSubject } from './head/find-subject.ts';
import { createSitemap } from './head/sitemap.ts';
import { sitemapRoutes } from './head/sitemap-routes.ts';
import { healthRoutes } from './health-routes.ts';
import { logOnce } from './log-once.ts';
import { createFirstAnswers } from './page/first-answers.ts';
import { createAnswerCache } from './page/answer-cache.ts';
import { createCompressedPages } from './page/compressed-pages.ts';
import { createFindModule } from './page/modules.ts';
import { pageRoutes } from './page/page-routes.ts';
import { plainText } from './plain-text.ts';
import { findPreviews } from './preview/find-preview.ts';
import { proxyRoutes } from './proxy/proxy-routes.ts';
import { refuseCall } from './proxy/refuse-call.ts';
import { reportRoutes } from './page/report-routes.ts';
import { createFindRenderedPage } from './rendering/find-rendered-page.ts';
import { withPrerendering } from './rendering/prerender.ts';
import { createRenderers } from './rendering/renderers.ts';
import { createPageCache } from './rendering/page-cache.ts';
import { openReleaseFiles } from './releases/open-release-files.ts';
import { releaseRoutes } from './releases/release-routes.ts';
import { watchStore } from './releases/watch-store.ts';
import type { EdgeOptions } from './edge-options.ts';
import { followPageKeys } from './telemetry/follow-page-keys.ts';
import { forwardReports } from './telemetry/forward-reports.ts';
import { tokenIssuer } from './telemetry/issue-token.ts';
import { watchMarketplace } from './telemetry/marketplace-outage.ts';
import { reportServerFailures } from './telemetry/report-server-failures.ts';
import { telemetryRoutes } from './telemetry/telemetry-routes.ts';

export async function buildEdge(
  options: EdgeOptions,
  store: DiscoveryDocumentStore,
  check: CheckSignature,
): Promise<{ app: FastifyInstance; firstAttempt: Promise<unknown> }> {
  const { registryUrl, registryToken, channel = 'production', trustedProxies = [], log } = options;
  const { hosts = [], clientLimits = limitsOf(CONNECTIONS_PER_ADDRESS) } = options;
  const app = Fastify({
    // Longer than a picture may take.
    ...serverOptions({ requestMs: 130_000, ...options.timeouts }),
    logger: log ? { level: 'warn', stream: logOnce(log === true ? process.stdout : log) } : false,
    forceCloseConnections: true,
    trustProxy: trustedProxies.length > 0 && [...trustedProxies],
    routerOptions: { maxParamLength: 300 },
    // Invalid addresses never reach the error handler below.
    frameworkErrors: (_error, _request, reply) =>
      void plainText(reply, 400, 'Bad request: the address is invalid'),
  });
  const documents = options.development ? withDevelopment(store, options.development.releases) : store;
  const files = watchStore(await openReleaseFiles(options));
  limitClients(app, {
    limits: clientLimits,
    trustedProxies,
    refuse: (reply) => refuseCall(reply, 429),
  });
  requireHost(app, {
    hosts,
    refuse: (reply, status) =>
      plainText(
        reply,
        status,
        status === 421
          ? 'Misdirected request: this host is not served here'
          : 'Bad request: send exactly one Host header',
      ),
  });
  app.addHook('onRequest', async (_request, reply) => {
    reply
      .header('x-content-type-options', 'nosniff')
      .header('referrer-policy', 'strict-origin-when-cross-origin');
  });
  app.setNotFoundHandler((_request, reply) => plainText(reply, 404, 'Not found'));
  app.setErrorHandler<Error & { statusCode?: number }>((error, request, reply) => {
    const status = error.statusCode ?? 500;
    if (status >= 500) request.log.error(error);
    return plainText(reply, status, status >= 500 ? 'Internal server error' : 'Bad request');
  });

  healthRoutes(app, { documents, cacheDir: options.cacheDir, connected: () => following.connected() });
  discoveryRoutes(app, documents);
  releaseRoutes(app, files);
  reportRoutes(app);
  const reports = forwardReports({ registryUrl, registryToken });
  const pageKeys = followPageKeys({ registryUrl, registryToken });
  telemetryRoutes(app, { reports, keys: pageKeys, marketplace: watchMarketplace(options.apiUrl), files });
  await proxyRoutes(app, options.apiUrl, options.forwardLimits);
  const originOf = (request: FastifyRequest) => options.publicUrl ?? `${request.protocol}://${request.host}`;
  sitemapRoutes(app, { sitemap: createSitemap(options.apiUrl), originOf });
  const answers = createAnswerCache(options.apiUrl);
  const serverFailures = reportServerFailures({ registryUrl, registryToken, channel });
  const pageCache = createPageCache(createRenderers(), ({ bundle, release }, error) => {
    app.log.warn(`${bundle.name} failed to render a page: ${String(error)}`);
    serverFailures.count(release);
  });
  const rendersPages = options.serverRendering !== false && !options.development;
  const rendering = withPrerendering(
    rendersPages ? createFindRenderedPage(pageCache, files, answers) : () => Promise.resolve(null),
    answers,
  );
  if (rendersPages) {
    const prerender = (document: DiscoveryDocument) => void rendering.prerender(document);
    if (documents.document) prerender(documents.document);
    documents.subscribe(prerender);
  }
  await pageRoutes(app, {
    options,
    documents,
    files,
    findModule: createFindModule(answers),
    firstAnswers: createFirstAnswers(answers),
    findRenderedPage: rendering.find,
    compressedPages: createCompressedPages((error) =>
      app.log.error(`A page could not be compressed ahead: ${String(error)}`),
    ),
    findSubject: createFindSubject(options.apiUrl),
    findList: createFindList(answers),
    originOf,
    findPreview: findPreviews({ registryUrl, registryToken, channel, check }),
    issueToken: tokenIssuer(pageKeys, reports.share, !options.development),
  });
  // Last, so that nothing is left running if something above fails.
  const following = followRegistry({
    registryUrl,
    registryToken,
    channel,
    documents: store,
    check,
    onRefused: (why) =>
      app.log.warn(`A discovery document of the registry at ${registryUrl} was refused: ${why}.`),
    onAway(why, since) {
      const served = store.document
        ? `Still serving revision ${store.document.revision}`
        : 'There is no document to serve';
      app.log.warn(
        `The registry at ${registryUrl} has not responded since ${since.toISOString()}: ${why}. ${served}.`,
      );
    },
    onBack: (ms) =>
      app.log.warn(`The registry at ${registryUrl} responds again, after ${Math.ceil(ms / 1000)} s.`),
  });
  const freshness = watchFreshness(store.freshness, {
    onStale: (stale) => app.log.warn(describeStale(registryUrl, stale)),
    onFresh: () => app.log.warn(`The registry at ${registryUrl} signs again.`),
  });
  app.addHook('onClose', async () => {
    freshness.stop();
    following.stop();
    await pageCache.close();
    await serverFailures.close();
  });
  return { app, firstAttempt: Promise.all([following.firstAttempt, pageKeys.firstAttempt]) };
}
