import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Problem } from '../problem.ts';
import { actorOf, writeAudit } from './audit-log.ts';

const REFUSALS = new Set([401, 403, 409, 422]);

/** Who tried what they may not, or what the registry would not do, stands in the audit as well. */
export function auditRefusals(app: FastifyInstance, pool: Pool): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (request.method === 'GET' || !(error instanceof Problem) || !REFUSALS.has(error.status)) return;
    // Anybody could fill the log without a token.
    if (!request.identity) return;
    await writeAudit(pool, actorOf(request), {
      action: request.routeOptions.config.deed ?? `${request.method} ${request.routeOptions.url ?? ''}`,
      outcome: 'refused',
      code: error.code,
      reason: error.message,
      channel: named(request, 'channel'),
      remote: named(request, 'remote'),
      version: named(request, 'version'),
    });
  });
}

/** A field of the address or the body; short, since nothing has to have checked it yet. */
function named(request: FastifyRequest, field: string): string | null {
  for (const part of [request.params, request.body]) {
    if (typeof part !== 'object' || part === null) continue;
    const value: unknown = Reflect.get(part, field);
    if (typeof value === 'string') return value.slice(0, 100);
  }
  return null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** What the audit calls what this route does. */
    deed?: string;
  }
}
