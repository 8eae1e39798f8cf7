import { acceptsEncoding, compressText } from '@souk/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';

/** Sends text that is unique to a request, compressed if the client accepts it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding');
  if (!acceptsEncoding(request, 'br')) return reply.send(text);
  return reply.header('content-encoding', 'br').send(await compressText(text));
}
