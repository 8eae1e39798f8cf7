import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { acceptsEncoding } from '@souk/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Fast rather than small, since it runs for every response. */
const QUALITY = 4;

/** Sends text that is unique to a request, compressed if the client accepts it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding');
  if (!acceptsEncoding(request, 'br')) return reply.send(text);
  const body = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return reply.header('content-encoding', 'br').send(body);
}
