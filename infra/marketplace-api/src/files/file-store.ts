import type { FilePurpose } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { createProblem, invalid } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { newSecret } from '../session/secret.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { PictureTooHeavyError } from './picture-decoder.ts';
import { chargePenalty, chargeUpload, type Uploader } from './upload-quota.ts';

/** What an aborted picture counts against the quota: it took longer than any valid one. */
const ABORTED_DECODE_PIXELS = 250_000_000;

export interface FileRow {
  id: string;
  width: number;
  height: number;
}

/**
 * Stores a picture for its owner, who has a day to attach it to something.
 * @throws Problem 422 for an invalid or too large picture, 429 beyond the quota, 503 where too many are waiting.
 */
export async function storePicture(
  { pool, pictures, limits, now }: Pick<Context, 'pool' | 'pictures' | 'limits' | 'now'>,
  bytes: Buffer,
  purpose: FilePurpose,
  uploader: Uploader,
): Promise<FileRow> {
  const owner = uploader.visitor;
  // Only accounts have portraits.
  if (purpose === 'profile' && owner.kind !== 'customer') throw createProblem(401, 'token', 'session.token');
  const admit = (pixels: number) =>
    chargeUpload(pool, limits.uploads, uploader, { pictures: 1, bytes: bytes.length, pixels }, now());
  const { content, width, height } = await pictures.decode(bytes, admit).catch(async (error: unknown) => {
    if (error instanceof PictureTooHeavyError) await chargePenalty(pool, uploader, ABORTED_DECODE_PIXELS);
    throw error;
  });
  const id = newSecret();
  const [customer, guest] = owner.kind === 'customer' ? [owner.id, null] : [null, owner.hash];
  await rows(
    pool,
    sql<object>`
      insert into marketplace.files (id, customer_id, guest_hash, purpose, width, height, content, created_at)
      values (${id}, ${customer}, ${guest}, ${purpose}, ${width}, ${height}, ${content}, ${now()})`,
  );
  return { id, width, height };
}

/** What a picture is attached to. */
export type Holder = { order_id: number } | { message_id: number };

/**
 * Attaches pictures that their owner uploaded; each can be attached once.
 * @throws Problem naming `field` for one of another owner or purpose, or one that is attached already.
 */
export async function attachFiles(
  db: Queryable,
  ids: readonly string[],
  purpose: FilePurpose,
  owner: Visitor,
  holder: Holder,
  field: string,
): Promise<void> {
  const requested = [...new Set(ids)];
  if (requested.length === 0) return;
  const isOwners =
    owner.kind === 'customer' ? sql`customer_id = ${owner.id}` : sql`guest_hash = ${owner.hash}`;
  const held =
    'order_id' in holder ? sql`order_id = ${holder.order_id}` : sql`message_id = ${holder.message_id}`;
  const attached = await rows<{ id: string }>(
    db,
    sql`update marketplace.files set ${held}
        where id = any(${requested}::text[]) and purpose = ${purpose} and ${isOwners} and order_id is null and message_id is null
        returning id`,
  );
  if (attached.length !== requested.length) throw invalid(field, 'files.unknown');
}

/** The content of a picture; null where it does not exist. The caller must have checked the signed address. */
export async function fileContent(db: Queryable, id: string): Promise<Buffer | null> {
  const found = await row<{ content: Buffer }>(
    db,
    sql`select content from marketplace.files where id = ${id}`,
  );
  return found?.content ?? null;
}
