import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { AUDIT_ACTIONS } from '@souk/contracts';
import { MAX_LIST_ENTRIES } from '@souk/contracts/channel-changes';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import Type from 'typebox';
import { requireReader } from '../authorize.ts';
import { ChannelName, RemoteName } from '../releases/release-record.ts';
import { readAudit } from './audit-log.ts';

const Query = Type.Object({
  search: Type.Optional(
    Type.String({ maxLength: 200, description: 'Words that an entry must all contain.' }),
  ),
  actor: Type.Optional(
    Type.String({ maxLength: 80, description: "What the actor's name begins with, whatever its case." }),
  ),
  remote: Type.Optional(RemoteName),
  action: Type.Optional(Type.Enum([...AUDIT_ACTIONS])),
  channel: Type.Optional(ChannelName),
  since: Type.Optional(Type.String({ format: 'date-time', description: 'Entries from this time on.' })),
  until: Type.Optional(Type.String({ format: 'date-time', description: 'Entries before this time.' })),
  before: Type.Optional(Type.Integer({ minimum: 1, description: 'Entries before this one.' })),
  limit: Type.Integer({ minimum: 1, maximum: MAX_LIST_ENTRIES, default: 100 }),
});

export function auditRoutes(app: FastifyInstance, pool: Pool): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  api.get(
    '/audit',
    {
      schema: {
        summary: 'The audit log: who did what, when, why and from where; the newest first',
        querystring: Query,
      },
    },
    async (request) => {
      requireReader(request);
      return { entries: await readAudit(pool, request.query) };
    },
  );
}
