import { readFile } from 'node:fs/promises';
import { PREVIEW_END_PATH, PUSH_WORKER_PATH } from '@souk/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { offlineRoutes } from '../offline/offline-routes.ts';
import { plainText } from '../plain-text.ts';
import { endPreview } from '../preview/previewing.ts';
import { installRoutes } from './install-routes.ts';
import { hasOfflineReading, sendPage } from './send-page.ts';
import type { PageParts } from './send-page.ts';

/** Every other address that a browser opens is a page of the host. */
export async function pageRoutes(app: FastifyInstance, parts: PageParts): Promise<void> {
  const icon = await readFile(new URL('../../assets/favicon.svg', import.meta.url));
  app.get('/favicon.svg', (_request, reply) =>
    reply.header('cache-control', 'public, max-age=86400').type('image/svg+xml; charset=utf-8').send(icon),
  );
  await installRoutes(app, parts.firstAnswers);
  offlineRoutes(app, hasOfflineReading(parts.options));
  if (parts.options.firebase?.messaging) await pushWorker(app);
  app.post(PREVIEW_END_PATH, (request, reply) =>
    endPreview(request, reply).header('cache-control', 'no-store').code(204).send(),
  );
  app.get('/*', (request, reply) =>
    wantsPage(request) ? sendPage(request, reply, parts) : plainText(reply, 404, 'Not found'),
  );
}

/** The worker for push messages while no page is open, at the address where Firebase expects it, with our own bytes. */
async function pushWorker(app: FastifyInstance): Promise<void> {
  const script = await readFile(new URL('../../assets/push-worker.js', import.meta.url));
  app.get(PUSH_WORKER_PATH, (_request, reply) =>
    reply
      .header('cache-control', 'no-cache')
      .header('content-security-policy', "default-src 'none'")
      .type('text/javascript; charset=utf-8')
      .send(script),
  );
}

/** Browsers request HTML for pages; a missing script or picture must not get a page. */
function wantsPage(request: FastifyRequest): boolean {
  const accept = request.headers.accept ?? '*/*';
  if (accept.includes('text/html')) return true;
  return accept.includes('*/*') && !/\.[^/]*$/.test(request.url.split('?')[0] ?? '');
}
