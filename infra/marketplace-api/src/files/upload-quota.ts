import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type pg from 'pg';
import { networkOf } from '@souk/http-server';
import { tooMany } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { row, rows, type Queryable } from '../sql.ts';

const HOUR_MS = 3_600_000;

/** Uploads per hour. */
export interface UploadQuota {
  pictures: number;
  bytes: number;
  pixels: number;
}

/** Per customer or guest, and per network, which many customers may share. */
export interface UploadQuotas {
  visitor: UploadQuota;
  network: UploadQuota;
}

export const UPLOAD_QUOTAS: UploadQuotas = {
  visitor: { pictures: 40, bytes: 160_000_000, pixels: 1_000_000_000 },
  network: { pictures: 200, bytes: 800_000_000, pixels: 5_000_000_000 },
};

/** Who uploads, and from which address. */
export interface Uploader {
  visitor: Visitor;
  address: string;
}

/**
 * Counts a picture against the hourly quotas of its visitor and of their network, across all processes of the API.
 * @throws Problem 429 where either quota is exceeded; then nothing is counted.
 */
export async function chargeUpload(
  pool: pg.Pool,
  quotas: UploadQuotas,
  { visitor, address }: Uploader,
  cost: UploadQuota,
  now: Date,
): Promise<void> {
  await transaction(pool, async (client) => {
    await charge(client, `network:${networkOf(address)}`, quotas.network, cost, now);
    await charge(client, ownerOf(visitor), quotas.visitor, cost, now);
  });
}

const ownerOf = (visitor: Visitor) =>
  visitor.kind === 'customer' ? `customer:${visitor.id}` : `guest:${visitor.hash.toString('hex')}`;

async function charge(
  db: Queryable,
  owner: string,
  quota: UploadQuota,
  { pictures, bytes, pixels }: UploadQuota,
  now: Date,
): Promise<void> {
  const isOver = sql`usage.since <= ${new Date(now.getTime() - HOUR_MS)}`;
  const plus = (column: 'pictures' | 'bytes' | 'pixels') =>
    sql`${sql.ref(column)} = case when ${isOver} then 0 else usage.${sql.ref(column)} end + excluded.${sql.ref(column)}`;
  const charged = await row(
    db,
    sql<object>`
      insert into marketplace.upload_usage as usage (owner, since, pictures, bytes, pixels)
      values (${owner}, ${now}, ${pictures}, ${bytes}, ${pixels})
      on conflict (owner) do update set
        since = case when ${isOver} then excluded.since else usage.since end,
        ${plus('pictures')}, ${plus('bytes')}, ${plus('pixels')}
      where ${isOver} or (usage.pictures + excluded.pictures <= ${quota.pictures}
        and usage.bytes + excluded.bytes <= ${quota.bytes} and usage.pixels + excluded.pixels <= ${quota.pixels})
      returning 1 as charged`,
  );
  if (charged) return;
  const used = await row<{ since: Date }>(
    db,
    sql`select since from marketplace.upload_usage where owner = ${owner}`,
  );
  const seconds = ((used?.since ?? now).getTime() + HOUR_MS - now.getTime()) / 1000;
  throw tooMany('too_many', 'files.quota', seconds);
}

/** Counts the cost of an aborted picture, even beyond the quota. */
export const chargePenalty = (
  db: Queryable,
  { visitor, address }: Uploader,
  pixels: number,
): Promise<object[]> =>
  rows(
    db,
    sql<object>`update marketplace.upload_usage set pixels = pixels + ${pixels}
                where owner = any(${[`network:${networkOf(address)}`, ownerOf(visitor)]}::text[])`,
  );

/** Deletes the counts of past hours. */
export const sweepUploadUsage = (db: Queryable, now: Date): Promise<object[]> =>
  rows(
    db,
    sql<object>`delete from marketplace.upload_usage where since <= ${new Date(now.getTime() - HOUR_MS)}`,
  );
