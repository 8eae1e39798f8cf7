import { sql, type RawBuilder } from 'kysely';
import type { PageEnd, Search } from './search-index.ts';

/** What items `i` of a list are sorted by. An index of the module goes the same way, so that a page can be read on from where the one before ended. */
export interface ListOrder {
  /** What the rows are ordered by. */
  order: RawBuilder<unknown>;
  /** What a page's end says of a row: its sort key as a number. */
  key: RawBuilder<unknown>;
  /** The rows after a page's end: first those with its key, then those with a later one. */
  after(end: PageEnd): readonly [same: RawBuilder<unknown>, later: RawBuilder<unknown>];
  /** The order of rows that say their `key` and `id`. */
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

/** The orders of lists that nothing was typed for. */
export const LIST_ORDERS: Record<Search['order'], ListOrder> = {
  best: byNumber('i.order_count', ['desc', 'asc']),
  // A row's key has every microsecond that the database has; a date of JavaScript has not.
  newest: listOrder(
    'i.created_at',
    ['desc', 'asc'],
    sql`(extract(epoch from i.created_at) * 1000000)::double precision`,
    (key) => sql`timestamptz 'epoch' + ${key}::double precision * interval '1 microsecond'`,
  ),
  // Backwards through the index of the cheapest first.
  high: byNumber('i.price', ['desc', 'desc']),
  low: byNumber('i.price', ['asc', 'asc']),
};
