import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { sendCompressed } from '../compressed.ts';
import { escapeHtml } from '../page/escape.ts';
import { plainText } from '../plain-text.ts';
import type { Sitemap } from './sitemap.ts';

/** A visitor's own pages, and lists without an end. Not the API: search engines that run scripts draw pages with it. */
const DISALLOWED = ['/auth/', '/checkout', '/chatting', '/profile', '/track-order', '/*?*search='];
const XMLNS = 'http://www.sitemaps.org/schemas/sitemap/0.9';

/** `robots.txt`, and the sitemap in parts, since one file may hold no more than 50,000 addresses. */
export function sitemapRoutes(
  app: FastifyInstance,
  { sitemap, originOf }: { sitemap: Sitemap; originOf(request: FastifyRequest): string },
): void {
  app.get('/robots.txt', (request, reply) =>
    reply
      .header('cache-control', 'public, max-age=3600')
      .type('text/plain; charset=utf-8')
      .send(
        [
          'User-agent: *',
          ...DISALLOWED.map((path) => `Disallow: ${path}`),
          `Sitemap: ${originOf(request)}/sitemap.xml`,
          '',
        ].join('\n'),
      ),
  );

  app.get('/sitemap.xml', async (request, reply) => {
    const parts = await sitemap.parts();
    if (!parts) return unavailable(reply);
    const origin = originOf(request);
    const files = parts.flatMap(({ kind, parts: count }) =>
      Array.from({ length: count }, (_, at) => `${origin}/sitemaps/${kind}-${at + 1}.xml`),
    );
    return sendXml(request, reply, 'sitemapindex', 'sitemap', files);
  });

  app.get<{ Params: { file: string } }>('/sitemaps/:file', async (request, reply) => {
    const [, kind, part] = /^([a-z-]+)-(\d{1,6})\.xml$/.exec(request.params.file) ?? [];
    if (kind === undefined) return plainText(reply, 404, 'Not found');
    const parts = await sitemap.parts();
    if (!parts) return unavailable(reply);
    const count = parts.find((each) => each.kind === kind)?.parts ?? 0;
    if (Number(part) < 1 || Number(part) > count) return plainText(reply, 404, 'Not found');
    const paths = await sitemap.paths(kind, Number(part));
    if (!paths) return unavailable(reply);
    const origin = originOf(request);
    return sendXml(
      request,
      reply,
      'urlset',
      'url',
      paths.map((path) => origin + path),
    );
  });
}

const unavailable = (reply: FastifyReply) =>
  plainText(reply.header('retry-after', '60'), 503, 'Try again later');

function sendXml(
  request: FastifyRequest,
  reply: FastifyReply,
  root: string,
  element: string,
  addresses: readonly string[],
): Promise<FastifyReply> {
  reply.header('cache-control', 'public, max-age=600').type('application/xml; charset=utf-8');
  const rows = addresses.map((address) => `<${element}><loc>${escapeHtml(address)}</loc></${element}>`);
  return sendCompressed(
    request,
    reply,
    `<?xml version="1.0" encoding="UTF-8"?>\n<${root} xmlns="${XMLNS}">\n${rows.join('\n')}\n</${root}>\n`,
  );
}
