import { createHash } from 'node:crypto';
import { acceptsEncoding, compressText } from '@souk/http-server';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { Lru } from 'toad-cache';

/** Shorter responses are sent as they are, in characters. */
export const MIN_LENGTH = 1024;
/** Of those that were requested last. */
const MAX_RESPONSES = 500;
const MAX_BYTES = 512 * 1024;

/**
 * Public responses in brotli: many visitors get the same, and only the first waits for it to be compressed. Cached by their
 * content, so none is ever older than what would be made again. Those of a customer, and other encodings, are left to others.
 */
export function compressOnce(app: FastifyInstance): void {
  const known = new Lru<Promise<Buffer>>(MAX_RESPONSES);
  app.addHook<unknown>('onSend', async (request, reply, payload) => {
    if (typeof payload !== 'string' || payload.length < MIN_LENGTH || reply.hasHeader('content-encoding'))
      return payload;
    if (isPrivate(reply) || !acceptsEncoding(request, 'br')) return payload;
    const bytes = Buffer.from(payload);
    if (bytes.length > MAX_BYTES) return payload;
    const key = createHash('sha256').update(bytes).digest('base64');
    const compressed = known.get(key) ?? compressText(bytes);
    known.set(key, compressed);
    const vary = reply.getHeader('vary');
    reply.header('vary', vary ? `${String(vary)}, accept-encoding` : 'accept-encoding');
    reply.header('content-encoding', 'br').removeHeader('content-length');
    return compressed;
  });
}

const isPrivate = (reply: FastifyReply): boolean =>
  String(reply.getHeader('cache-control') ?? '').includes('private');
