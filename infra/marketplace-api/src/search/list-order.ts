import { sql, type RawBuilder } from 'kysely';
import type { ItemSearch, PageEnd } from './search-index.ts';

/** A sort order of items `i`. An index of the module has the same order, so that a page can continue where the one before ended. */
export interface ListOrder {
  /** The order of the rows. */
  order: RawBuilder<unknown>;
  /** The sort key of a row as a number, for the page's end. */
  key: RawBuilder<unknown>;
  /** The rows after a page's end: those with the same key, and those with a later one. */
  after(end: PageEnd): readonly [same: RawBuilder<unknown>, later: RawBuilder<unknown>];
  /** The order of a subquery's rows, by their columns `key` and `id`. */
  outer: RawBuilder<unknown>;
}

type Direction = 'asc' | 'desc';

const before = { asc: sql`>`, desc: sql`<` };
const towards = { asc: sql`asc`, desc: sql`desc` };

function listOrder(
  column: string,
  [direction, idDirection]: readonly [Direction, Direction],
  key: RawBuilder<unknown>,
  valueOf: (key: number) => RawBuilder<unknown>,
): ListOrder {
  const sorted = sql.ref(column);
  return {
    order: sql`${sorted} ${towards[direction]}, i.id ${towards[idDirection]}`,
    key,
    after: (end) => [
      sql`${sorted} = ${valueOf(end.key)} and i.id ${before[idDirection]} ${end.id}`,
      sql`${sorted} ${before[direction]} ${valueOf(end.key)}`,
    ],
    outer: sql`key ${towards[direction]}, id ${towards[idDirection]}`,
  };
}

const byNumber = (column: string, directions: readonly [Direction, Direction]) =>
  listOrder(column, directions, sql`${sql.ref(column)}::double precision`, (key) => sql`${key}::bigint`);

/** The sort orders of lists without a search text. */
export const LIST_ORDERS: Record<ItemSearch['order'], ListOrder> = {
  best: byNumber('i.order_count', ['desc', 'asc']),
  // Microseconds, as the database has them; a JavaScript date would round them.
  newest: listOrder(
    'i.created_at',
    ['desc', 'asc'],
    sql`(extract(epoch from i.created_at) * 1000000)::double precision`,
    (key) => sql`timestamptz 'epoch' + ${key}::double precision * interval '1 microsecond'`,
  ),
  // Reads the index of the lowest prices backwards.
  high: byNumber('i.price', ['desc', 'desc']),
  low: byNumber('i.price', ['asc', 'asc']),
};
