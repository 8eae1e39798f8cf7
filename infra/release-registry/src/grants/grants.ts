import { CLAIM_KINDS, NO_CLAIMS } from '@souk/contracts';
import type { ClaimKind, Grant, GrantedClaims } from '@souk/contracts';
import type { PoolClient } from 'pg';
import type { Queryable } from '../queryable.ts';

interface Row {
  remote: string;
  kind: ClaimKind;
  name: string;
  granted_by: string;
  granted_at: Date;
}

const COLUMNS = 'remote, kind, name, granted_by, granted_at';

/** The grants of all remotes, by name. */
export async function listGrants(database: Queryable): Promise<Grant[]> {
  const { rows } = await database.query<Row>(
    `select ${COLUMNS} from registry.grants order by remote, kind, name collate "C"`,
  );
  const byRemote = new Map<string, Row[]>();
  for (const row of rows) byRemote.set(row.remote, [...(byRemote.get(row.remote) ?? []), row]);
  return [...byRemote].map(([remote, held]) => grantOf(remote, held));
}

/**
 * What a remote was granted; null: nothing. Locked against revocation until the transaction ends, so that a release
 * that goes live by it stays granted.
 */
export async function findGrant(database: Queryable, remote: string): Promise<Grant | null> {
  const { rows } = await database.query<Row>(
    `select ${COLUMNS} from registry.grants where remote = $1 order by kind, name collate "C" for share`,
    [remote],
  );
  return rows.length === 0 ? null : grantOf(remote, rows);
}

function grantOf(remote: string, rows: readonly Row[]): Grant {
  const claims: GrantedClaims = { ...NO_CLAIMS };
  for (const kind of CLAIM_KINDS)
    claims[kind] = rows.filter((row) => row.kind === kind).map(({ name }) => name);
  const [last] = [...rows].sort((a, b) => b.granted_at.getTime() - a.granted_at.getTime());
  return {
    remote,
    ...claims,
    grantedBy: last?.granted_by ?? '',
    grantedAt: last?.granted_at.toISOString() ?? '',
  };
}

/** Locks all grants until this transaction ends, since two concurrent grants could overlap. */
export const lockGrants = (client: PoolClient) =>
  client.query('lock table registry.grants in share row exclusive mode');

const pairsOf = (claims: GrantedClaims) =>
  CLAIM_KINDS.flatMap((kind) => claims[kind].map((name) => [kind, name] as const));

/** Returns whether anything was new. */
export async function addClaims(
  client: PoolClient,
  remote: string,
  claims: GrantedClaims,
  grantedBy: string,
): Promise<boolean> {
  const pairs = pairsOf(claims);
  const { rowCount } = await client.query(
    `insert into registry.grants (remote, kind, name, granted_by)
     select $1, kind, name, $4 from unnest($2::text[], $3::text[]) as given (kind, name) on conflict do nothing`,
    [remote, pairs.map(([kind]) => kind), pairs.map(([, name]) => name), grantedBy],
  );
  return (rowCount ?? 0) > 0;
}

/** Returns whether any of it was granted. */
export async function removeClaims(
  client: PoolClient,
  remote: string,
  claims: GrantedClaims,
): Promise<boolean> {
  const pairs = pairsOf(claims);
  const { rowCount } = await client.query(
    `delete from registry.grants
     where remote = $1 and (kind, name) in (select * from unnest($2::text[], $3::text[]))`,
    [remote, pairs.map(([kind]) => kind), pairs.map(([, name]) => name)],
  );
  return (rowCount ?? 0) > 0;
}
