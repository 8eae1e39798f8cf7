import type { FastifyRequest } from 'fastify';

/** Whether a client takes brotli: it names it, and does not rule it out by a quality of 0. */
export const takesBrotli = ({ headers }: FastifyRequest): boolean =>
  /(^|[\s,])br\b(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(String(headers['accept-encoding'] ?? ''));
