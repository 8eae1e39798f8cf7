import { promisify } from 'node:util';
import { brotliCompress, constants } from 'node:zlib';
import { takesBrotli } from '@souk/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';

const compress = promisify(brotliCompress);

/** Quick rather than small: this is done anew for every answer. */
const QUALITY = 4;

/** Sends text made for this very request, compressed where the client takes it. */
export async function sendCompressed(
  request: FastifyRequest,
  reply: FastifyReply,
  text: string,
): Promise<FastifyReply> {
  reply.header('vary', 'Accept-Encoding');
  if (!takesBrotli(request)) return reply.send(text);
  const body = await compress(text, { params: { [constants.BROTLI_PARAM_QUALITY]: QUALITY } });
  return reply.header('content-encoding', 'br').send(body);
}
