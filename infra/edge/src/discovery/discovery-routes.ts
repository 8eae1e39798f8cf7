import type { DiscoveryDocument } from '@souk/contracts';
import { eventText, openEventStream } from '@souk/http-server';
import type { FastifyInstance } from 'fastify';
import { sendCompressed } from '../compressed.ts';
import { plainText } from '../plain-text.ts';
import type { DiscoveryDocumentStore } from './document-store.ts';

/** Unread bytes after which a page's stream is closed; it opens another one and gets the newest document. */
const MAX_UNREAD_BYTES = 256 * 1024;

const idOf = ({ epoch, revision }: DiscoveryDocument) => `${epoch}-${revision}`;

/** Serialized once per document, however many pages receive it. */
const events = new WeakMap<DiscoveryDocument, string>();
function asEvent(document: DiscoveryDocument): string {
  const known = events.get(document);
  if (known !== undefined) return known;
  const event = eventText({ id: idOf(document), event: 'revision', data: JSON.stringify(document) });
  events.set(document, event);
  return event;
}

/** The discovery document for pages, and a stream of its revisions. */
export function discoveryRoutes(app: FastifyInstance, documents: DiscoveryDocumentStore): void {
  app.get('/discovery', async (request, reply) => {
    const { document } = documents;
    if (!document) return plainText(reply, 503, 'Service unavailable: no discovery document yet');
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
    const stream = openEventStream(reply.raw, { maxUnreadBytes: MAX_UNREAD_BYTES });
    if (!stream) return;
    if (request.method === 'HEAD') return stream.end();
    // At once, so that a reconnecting page misses nothing; not again to a page that has it.
    const { document } = documents;
    const isNews = document !== null && request.headers['last-event-id'] !== idOf(document);
    stream.write(isNews ? asEvent(document) : ': nothing new\n\n');
    stream.onEnd(documents.subscribe((document) => stream.write(asEvent(document))));
    endings.add(stream.end);
    stream.onEnd(() => endings.delete(stream.end));
  });
}
