import { sql, type RawBuilder } from 'kysely';

/** What stays of a phone that used a coupon when its account is removed (WAL-7): keyed by the secret of codes, so that nobody reads it back. */
export const phoneHash = (phone: RawBuilder<unknown>): RawBuilder<Buffer> =>
  sql`sha256((select value from marketplace.secrets where name = 'codes') || convert_to(${phone}, 'UTF8'))`;
