import { sql, type RawBuilder } from 'kysely';

export type Condition = RawBuilder<unknown>;

/** All of the conditions; true where there is none. */
export const and = (conditions: readonly Condition[]): Condition =>
  sql`${sql.join([sql`true`, ...conditions], sql` and `)}`;

/** The sum of numbers; 0 for an empty list. */
export const plus = (terms: readonly Condition[]): Condition =>
  sql`(${sql.join([sql`0::double precision`, ...terms], sql` + `)})`;
