import { COOKIES } from '@souk/contracts';
import { newVisitor } from '@souk/http-server';
import type { FastifyReply, FastifyRequest } from 'fastify';

const YEAR_SECONDS = 365 * 24 * 60 * 60;
const VISITOR = /^[A-Za-z0-9-]{8,64}$/;

/** The visitor: a random name with its creation time, stored in the browser for a year. The page reads it too. */
export function visitorOf(
  cookies: ReadonlyMap<string, string>,
  request: FastifyRequest,
  reply: FastifyReply,
): string {
  const known = cookies.get(COOKIES.visitor);
  const visitor = known !== undefined && VISITOR.test(known) ? known : newVisitor();
  const secure = request.protocol === 'https' ? '; Secure' : '';
  if (visitor !== known)
    reply.header(
      'set-cookie',
      `${COOKIES.visitor}=${visitor}; Path=/; Max-Age=${YEAR_SECONDS}; SameSite=Lax${secure}`,
    );
  return visitor;
}
