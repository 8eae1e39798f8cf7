import type { ReleaseRecord, VerificationState } from '@souk/contracts';
import type { Queryable } from '../queryable.ts';
import { STATE } from '../verifications/claims.ts';

export async function findRelease(
  database: Queryable,
  remote: string,
  version: string,
): Promise<ReleaseRecord | null> {
  const { rows } = await database.query<{ record: ReleaseRecord }>(
    'select record from registry.releases where remote = $1 and version = $2',
    [remote, version],
  );
  return rows[0]?.record ?? null;
}

/** SHA-256 over the content of a published release, in hex; null where it was never published. */
export async function contentHashOf(
  database: Queryable,
  remote: string,
  version: string,
): Promise<string | null> {
  const { rows } = await database.query<{ content_hash: string }>(
    'select content_hash from registry.releases where remote = $1 and version = $2',
    [remote, version],
  );
  return rows[0]?.content_hash ?? null;
}

/** Those of the named releases that exist, in one query. */
export async function findReleases(
  database: Queryable,
  named: readonly { remote: string; version: string }[],
): Promise<ReleaseRecord[]> {
  const { rows } = await database.query<{ record: ReleaseRecord }>(
    `select record from registry.releases
     where (remote, version) in (select * from unnest($1::text[], $2::text[])) order by remote, version`,
    [named.map(({ remote }) => remote), named.map(({ version }) => version)],
  );
  return rows.map(({ record }) => record);
}

export interface ListedRelease {
  remote: string;
  version: string;
  publishedBy: string;
  publishedAt: string;
  /** When its files were removed; null while they exist. */
  collectedAt: string | null;
  bytes: number;
  compressedBytes: number;
  verification: VerificationState | null;
}

interface Row {
  remote: string;
  version: string;
  published_by: string;
  published_at: Date;
  collected_at: Date | null;
  bytes: string;
  compressed_bytes: string;
  verification: VerificationState | null;
}

/** Lists releases, the newest first. */
export async function listReleases(
  database: Queryable,
  remote: string | null,
  limit: number,
): Promise<ListedRelease[]> {
  const { rows } = await database.query<Row>(
    `select remote, version, published_by, published_at, collected_at, sizes.bytes, sizes.compressed_bytes,
       ${STATE} as verification
     from registry.releases, lateral (
       select sum((file->>'size')::bigint) as bytes,
              sum(coalesce((file->>'compressed')::bigint, (file->>'size')::bigint)) as compressed_bytes
       from jsonb_array_elements(record->'files') as file
     ) as sizes
     where $1::text is null or remote = $1
     order by published_at desc, remote, version
     limit $2`,
    [remote, limit],
  );
  return rows.map((row) => ({
    remote: row.remote,
    version: row.version,
    publishedBy: row.published_by,
    publishedAt: row.published_at.toISOString(),
    collectedAt: row.collected_at?.toISOString() ?? null,
    bytes: Number(row.bytes),
    compressedBytes: Number(row.compressed_bytes),
    verification: row.verification,
  }));
}
