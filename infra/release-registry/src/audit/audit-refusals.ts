import type { AuditAction } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { actorOf, writeAudit } from './audit-log.ts';

const REFUSALS = new Set([401, 403, 409, 422]);

/** Logs refused changes as well: missing rights, conflicts and refusals of the gate. */
export function auditRefusals(app: FastifyInstance, pool: Pool): void {
  app.addHook('onError', async (request, _reply, error) => {
    if (request.method === 'GET' || !(error instanceof Problem) || !REFUSALS.has(error.status)) return;
    // Without this, callers without a token could fill the log.
    const { operation } = request.routeOptions.config;
    if (!request.identity || !operation) return;
    await writeAudit(pool, actorOf(request), {
      action: operation,
      outcome: 'refused',
      code: error.code,
      reason: error.message,
      channel: requestField(request, 'channel'),
      remote: requestField(request, 'remote'),
      version: requestField(request, 'version'),
    });
  });
}

/** A field of the address or the body; cut short, since it may not be validated yet. */
function requestField(request: FastifyRequest, field: string): string | null {
  for (const part of [request.params, request.body]) {
    if (typeof part !== 'object' || part === null) continue;
    const value: unknown = Reflect.get(part, field);
    if (typeof value === 'string') return value.slice(0, 100);
  }
  return null;
}

declare module 'fastify' {
  interface FastifyContextConfig {
    /** The name of this route's operation in the audit log. */
    operation?: AuditAction;
  }
}
