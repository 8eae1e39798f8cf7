import { sql } from 'kysely';
import { row, type Queryable } from '../sql.ts';

/** The account whose owner has proved the address, held until the transaction ends; null where there is none. `email` in lower case. */
export const accountOfProvedEmail = (db: Queryable, email: string): Promise<{ id: number } | null> =>
  row(
    db,
    sql`select id from marketplace.customers where lower(email) = ${email} and email_verified for update`,
  );

/** Notes that the owner of an account reads its address; null where the account has another one by now. */
export const proveEmail = (
  db: Queryable,
  customerId: number,
  email: string,
): Promise<{ email: string; f_name: string; was_verified: boolean } | null> =>
  row(
    db,
    sql`with before as (
          select id, email_verified from marketplace.customers
          where id = ${customerId} and lower(email) = ${email} for update)
        update marketplace.customers customer set email_verified = true
        from before where customer.id = before.id
        returning customer.email, customer.f_name, before.email_verified as was_verified`,
  );
