import type { AuditAction, AuditEntry } from '@souk/contracts';
import type { FastifyRequest } from 'fastify';
import type { Queryable } from '../queryable.ts';

/** Who made a change, as the audit log names them. The registry itself has neither token nor address. */
export interface Actor {
  name: string;
  tokenId: string | null;
  address: string | null;
}

/** The actor of automatic changes: steps of a canary, automatic rollbacks. */
export const REGISTRY_ACTOR: Actor = { name: 'registry', tokenId: null, address: null };

export const actorOf = (request: FastifyRequest): Actor => ({
  name: request.identity?.name ?? 'nobody',
  tokenId: request.identity?.tokenId ?? null,
  address: request.ip,
});

export interface AuditRecord {
  action: AuditAction;
  outcome?: 'done' | 'refused';
  code?: string | null;
  channel?: string | null;
  remote?: string | null;
  version?: string | null;
  revision?: number | null;
  reason?: string | null;
}

/** Adds an entry; entries are never changed or removed. With a transaction's client it commits together with the change. */
export async function writeAudit(database: Queryable, actor: Actor, record: AuditRecord): Promise<void> {
  const { action, outcome = 'done', code, channel, remote, version, revision, reason } = record;
  await database.query(
    `insert into registry.audit_log (actor, token_id, address, action, outcome, code, channel, remote, version, revision, reason)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
    [
      actor.name,
      actor.tokenId,
      actor.address,
      action,
      outcome,
      code,
      channel,
      remote,
      version,
      revision,
      reason,
    ],
  );
}

export interface AuditQuery {
  /** Words that the entry must all contain. */
  search?: string | undefined;
  /** What the actor's name begins with, whatever its case. */
  actor?: string | undefined;
  remote?: string | undefined;
  action?: AuditAction | undefined;
  channel?: string | undefined;
  /** Times in ISO 8601: from the first on, and before the second. */
  since?: string | undefined;
  until?: string | undefined;
  /** Entries before this one. */
  before?: number | undefined;
  limit: number;
}

interface Row extends Omit<AuditEntry, 'at' | 'tokenId' | 'id'> {
  id: string;
  at: Date;
  token_id: string | null;
}

/** Lists entries, the newest first. */
export async function readAudit(database: Queryable, query: AuditQuery): Promise<AuditEntry[]> {
  const words = (query.search ?? '').split(/\s+/).filter(Boolean).slice(0, 10);
  const actor = query.actor?.trim().toLowerCase();
  const { rows } = await database.query<Row>(
    `select id, at, actor, token_id, address, action, outcome, code, channel, remote, version, revision, reason
     from registry.audit_log
     where ($1::text is null or remote = $1) and ($2::text is null or action = $2) and ($3::text is null or channel = $3)
       and ($4::bigint is null or id < $4) and ($7::text is null or lower(actor) like $7)
       and ($8::timestamptz is null or at >= $8) and ($9::timestamptz is null or at < $9)
       and concat_ws(' ', actor, action, outcome, channel, remote, version, reason, address, revision) ilike all ($5::text[])
     order by id desc limit $6`,
    [
      query.remote ?? null,
      query.action ?? null,
      query.channel ?? null,
      query.before ?? null,
      words.map((word) => `%${escapePattern(word)}%`),
      query.limit,
      actor ? `${escapePattern(actor)}%` : null,
      query.since ?? null,
      query.until ?? null,
    ],
  );
  return rows.map(({ id, at, token_id, ...row }) => ({
    ...row,
    id: Number(id),
    at: at.toISOString(),
    tokenId: token_id,
  }));
}

/** Text in which nothing is a wildcard of `like`. */
const escapePattern = (text: string) => text.replace(/[\\%_]/g, '\\$&');
