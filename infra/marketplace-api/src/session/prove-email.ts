import { sql } from 'kysely';
import { row, type Queryable } from '../sql.ts';

/** The account with this verified address, locked until the transaction ends; null where there is none. `email` in lower case. */
export const accountOfProvedEmail = (db: Queryable, email: string): Promise<{ id: number } | null> =>
  row(
    db,
    sql`select id from marketplace.customers where lower(email) = ${email} and email_verified for update`,
  );
