import { randomUUID } from 'node:crypto';
import type { Scope, TokenInfo } from '@souk/contracts';
import { MAX_LIST_ENTRIES } from '@souk/contracts/channel-changes';
import type { Queryable } from '../queryable.ts';
import { hashOf, newToken } from './token-format.ts';
import type { TokenKind } from './token-format.ts';

/** Who sends a request, and what they may do. */
export interface Identity {
  name: string;
  tokenId: string;
  scopes: readonly Scope[];
}

interface TokenRow {
  id: string;
  name: string;
  kind: TokenKind;
  scopes: Scope[];
  created_by: string;
  created_at: Date;
  expires_at: Date | null;
  revoked_at: Date | null;
  verifier_key: string | null;
  last_used_at: Date | null;
}

/** Whose token it is; null if unknown, expired or revoked. Read for every request, so that a revocation works at once. */
export async function findIdentity(database: Queryable, token: string): Promise<Identity | null> {
  const { rows } = await database.query<{ id: string; name: string; scopes: Scope[]; stale: boolean }>(
    `select id, name, scopes, coalesce(last_used_at < now() - interval '1 minute', true) as stale from registry.tokens
     where hash = $1 and revoked_at is null and (expires_at is null or expires_at > now())`,
    [hashOf(token)],
  );
  const [row] = rows;
  if (!row) return null;
  // A write per minute, not per request.
  if (row.stale)
    await database.query('update registry.tokens set last_used_at = now() where id = $1', [row.id]);
  return { name: row.name, tokenId: row.id, scopes: row.scopes };
}

export interface NewToken {
  name: string;
  kind: TokenKind;
  scopes: Scope[];
  createdBy: string;
  expiresAt: Date | null;
  /** A verifier's public key: Ed25519, SPKI in base64. */
  verifierKey?: string | undefined;
}

/** Creates a token; its secret is only in the returned value. */
export async function createToken(
  database: Queryable,
  wanted: NewToken,
): Promise<{ token: string; info: TokenInfo }> {
  const token = newToken(wanted.kind);
  return { token, info: await saveToken(database, token, wanted) };
}

/** Stores a token that was created elsewhere, such as the operator's own of this machine. */
export async function saveToken(database: Queryable, token: string, wanted: NewToken): Promise<TokenInfo> {
  const { rows } = await database.query<TokenRow>(
    `insert into registry.tokens (id, name, kind, hash, scopes, created_by, expires_at, verifier_key)
     values ($1, $2, $3, $4, $5, $6, $7, $8)
     on conflict (hash) do update set scopes = excluded.scopes, verifier_key = excluded.verifier_key returning *`,
    [
      randomUUID(),
      wanted.name,
      wanted.kind,
      hashOf(token),
      JSON.stringify(wanted.scopes),
      wanted.createdBy,
      wanted.expiresAt,
      wanted.verifierKey ?? null,
    ],
  );
  const [row] = rows;
  if (!row) throw new Error('saveToken: the database returned no row');
  return describe(row);
}

/** The public key of a verifier's token; null if the token is not a verifier's. */
export async function findVerifierKey(database: Queryable, id: string): Promise<string | null> {
  const { rows } = await database.query<{ verifier_key: string | null }>(
    'select verifier_key from registry.tokens where id = $1',
    [id],
  );
  return rows[0]?.verifier_key ?? null;
}

/** Lists tokens, the newest first. */
export async function listTokens(database: Queryable): Promise<TokenInfo[]> {
  const { rows } = await database.query<TokenRow>(
    'select * from registry.tokens order by created_at desc, id limit $1',
    [MAX_LIST_ENTRIES],
  );
  return rows.map(describe);
}

/** Revokes a token; null if there is none. Revoking it twice is harmless. */
export async function revokeToken(database: Queryable, id: string): Promise<TokenInfo | null> {
  const { rows } = await database.query<TokenRow>(
    'update registry.tokens set revoked_at = coalesce(revoked_at, now()) where id = $1 returning *',
    [id],
  );
  return rows[0] ? describe(rows[0]) : null;
}

function describe(row: TokenRow): TokenInfo {
  return {
    id: row.id,
    name: row.name,
    kind: row.kind,
    scopes: row.scopes,
    createdBy: row.created_by,
    createdAt: row.created_at.toISOString(),
    expiresAt: row.expires_at?.toISOString() ?? null,
    revokedAt: row.revoked_at?.toISOString() ?? null,
    verifierKey: row.verifier_key,
    lastUsedAt: row.last_used_at?.toISOString() ?? null,
  };
}
