import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { hashOf } from '../session/secret.ts';
import { createProblem } from './problem.ts';

/** Whether a request holds the operator's token. */
export function isOperator({ headers }: FastifyRequest, tokenHash: Buffer | null): boolean {
  if (!tokenHash) return false;
  const token = /^Bearer ([\w-]{1,200})$/i.exec(headers.authorization ?? '')?.[1] ?? '';
  return timingSafeEqual(hashOf(token), tokenHash);
}

/** @throws Problem 404 where the operator's calls are off, as if the call did not exist; 401 without the operator's token. */
export function requireOperator(request: FastifyRequest, tokenHash: Buffer | null): void {
  if (!tokenHash) throw createProblem(404, 'not_found', 'not_found.route');
  if (!isOperator(request, tokenHash)) throw createProblem(401, 'token', 'session.operator');
}
