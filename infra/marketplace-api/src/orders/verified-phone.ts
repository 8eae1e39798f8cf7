import { sql, type RawBuilder } from 'kysely';

/** A customer's verified phone, which identifies the person across accounts; null where there is none. */
export const verifiedPhone = (customerId: number | null): RawBuilder<string | null> =>
  sql`(select phone from marketplace.customers where id = ${customerId} and phone_verified)`;
