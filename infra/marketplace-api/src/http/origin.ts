import type { FastifyRequest } from 'fastify';

/** The page's origin: browsers send it with everything that changes something, and the edge with the rest (API-3). Empty where nobody did. */
export function originOf({ headers }: FastifyRequest): string {
  const origin = headers.origin ?? '';
  return /^https?:\/\/[a-z0-9.:[\]-]{1,255}$/i.test(origin) ? origin : '';
}
