import { sql, type RawBuilder } from 'kysely';

/** The phone that a customer has proved, which stands for the person; null where there is none. */
export const verifiedPhone = (customerId: number | null): RawBuilder<string | null> =>
  sql`(select phone from marketplace.customers where id = ${customerId} and phone_verified)`;
