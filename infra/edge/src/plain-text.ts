import type { FastifyReply } from 'fastify';

/** A plain-text response: never cached, never executed. */
export function plainText(reply: FastifyReply, status: number, text: string): FastifyReply {
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', "default-src 'none'; frame-ancestors 'none'")
    .type('text/plain; charset=utf-8')
    .send(`${text}\n`);
}
