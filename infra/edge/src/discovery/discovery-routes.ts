import type { DiscoveryDocument } from '@souk/contracts';
import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../compressed.ts';
import { plainText } from '../plain-text.ts';
import type { DocumentKeeper } from './document-keeper.ts';

const HEARTBEAT_MS = 15_000;
/** What is written to a page that reads nothing; it opens another stream and has the newest document. */
const MAX_UNREAD_BYTES = 256 * 1024;

const idOf = ({ epoch, revision }: DiscoveryDocument) => `${epoch}-${revision}`;

/** Written once per document, however many pages hear of it at the same moment. */
const events = new WeakMap<DiscoveryDocument, string>();
function asEvent(document: DiscoveryDocument): string {
  const known = events.get(document);
  if (known !== undefined) return known;
  const event = `id: ${idOf(document)}\nevent: revision\ndata: ${JSON.stringify(document)}\n\n`;
  events.set(document, event);
  return event;
}

/** What pages read of releases: the document, and a stream of its revisions. */
export function discoveryRoutes(app: FastifyInstance, keeper: DocumentKeeper): void {
  app.get('/discovery', async (request, reply) => {
    const { document } = keeper;
    if (!document) return plainText(reply, 503, 'No release is known yet');
    const etag = `"${idOf(document)}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match']?.replace(/^W\//, '') === etag) return reply.code(304).send();
    return sendCompressed(request, reply.type('application/json; charset=utf-8'), JSON.stringify(document));
  });

  const endings = new Set<() => void>();
  app.addHook('preClose', async () => {
    for (const end of endings) end();
  });

  app.get('/discovery/events', { config: { isStream: true } }, (request, reply) => {
    reply.hijack();
    const stream = reply.raw;
    stream.writeHead(200, {
      'content-type': 'text/event-stream; charset=utf-8',
      'cache-control': 'no-store',
      'x-content-type-options': 'nosniff',
      'x-accel-buffering': 'no',
    });
    if (request.method === 'HEAD') return stream.end();
    // At once, so that a page that connects again has missed nothing; one that has it is not sent it again.
    const { document } = keeper;
    const isNews = document !== null && request.headers['last-event-id'] !== idOf(document);
    stream.write(isNews ? asEvent(document) : ': nothing new\n\n');
    const write = (text: string) =>
      void (stream.writableLength > MAX_UNREAD_BYTES ? stream.destroy() : stream.write(text));
    const unsubscribe = keeper.subscribe((document) => write(asEvent(document)));
    const heartbeat = setInterval(() => write(': still here\n\n'), HEARTBEAT_MS);
    const end = () => stream.end();
    endings.add(end);
    stream.on('close', () => {
      clearInterval(heartbeat);
      unsubscribe();
      endings.delete(end);
    });
  });
}
