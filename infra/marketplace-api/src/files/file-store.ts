import type { FilePurpose } from '@souk/contracts/api';
import { sql } from 'kysely';
import { invalid } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { newSecret } from '../session/secret.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { pictureOf } from './picture.ts';

export interface FileRow {
  id: string;
  width: number;
  height: number;
}

/** Takes a picture for its owner, to be attached to something within a day. @throws Problem where it is no picture. */
export async function storePicture(
  on: Queryable,
  bytes: Buffer,
  purpose: FilePurpose,
  owner: Visitor,
  now: Date,
): Promise<FileRow> {
  const { content, width, height } = await pictureOf(bytes);
  const id = newSecret();
  const [customer, guest] = owner.kind === 'customer' ? [owner.id, null] : [null, owner.hash];
  await rows(
    on,
    sql<object>`
      insert into marketplace.files (id, customer_id, guest_hash, purpose, width, height, content, created_at)
      values (${id}, ${customer}, ${guest}, ${purpose}, ${width}, ${height}, ${content}, ${now})`,
  );
  return { id, width, height };
}

/** What pictures are attached to. */
export type Holder = { order_id: number } | { message_id: number };

/**
 * Attaches pictures that their owner uploaded before, each to one thing.
 * @throws Problem naming `field` for one that is not the owner's, is of another purpose or is attached already.
 */
export async function attachFiles(
  on: Queryable,
  ids: readonly string[],
  purpose: FilePurpose,
  owner: Visitor,
  holder: Holder,
  field: string,
): Promise<void> {
  const wanted = [...new Set(ids)];
  if (wanted.length === 0) return;
  const isOwners =
    owner.kind === 'customer' ? sql`customer_id = ${owner.id}` : sql`guest_hash = ${owner.hash}`;
  const held =
    'order_id' in holder ? sql`order_id = ${holder.order_id}` : sql`message_id = ${holder.message_id}`;
  const attached = await rows<{ id: string }>(
    on,
    sql`update marketplace.files set ${held}
        where id = any(${wanted}::text[]) and purpose = ${purpose} and ${isOwners} and order_id is null and message_id is null
        returning id`,
  );
  if (attached.length !== wanted.length) throw invalid(field, 'files.unknown');
}

/** The content of a picture; null where it is gone. Whoever asks must hold a signed address. */
export async function fileContent(on: Queryable, id: string): Promise<Buffer | null> {
  const found = await row<{ content: Buffer }>(
    on,
    sql`select content from marketplace.files where id = ${id}`,
  );
  return found?.content ?? null;
}
