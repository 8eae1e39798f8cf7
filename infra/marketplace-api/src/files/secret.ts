import { randomBytes } from 'node:crypto';
import { sql } from 'kysely';
import { row, rows, type Queryable } from '../sql.ts';

/** A secret that is generated on first use and stored in the database, so that every process of the API has the same. */
export async function secretFor(name: string, db: Queryable): Promise<Buffer> {
  await rows(
    db,
    sql<object>`insert into marketplace.secrets (name, value) values (${name}, ${randomBytes(32)}) on conflict do nothing`,
  );
  const secret = await row<{ value: Buffer }>(
    db,
    sql`select value from marketplace.secrets where name = ${name}`,
  );
  if (!secret) throw new Error(`secretFor: no secret ${name} after its insert`);
  return secret.value;
}
