import { sql, type RawBuilder } from 'kysely';

/** A keyed hash of a phone that used a coupon, kept when its account is removed (WAL-7); without the key it cannot be reversed. */
export const phoneHash = (phone: RawBuilder<unknown>): RawBuilder<Buffer> =>
  sql`sha256((select value from marketplace.secrets where name = 'codes') || convert_to(${phone}, 'UTF8'))`;
