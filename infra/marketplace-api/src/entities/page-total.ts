import { sql, type RawBuilder } from 'kysely';
import { row, type Queryable } from '../sql.ts';

/** Rows are counted up to this number; beyond it the total is only a minimum. */
export const MAX_COUNTED = 500;

export interface Total {
  total: number;
  /** There are more than `total`; counting them all would cost more than the page itself. */
  totalIsMinimum: boolean;
}

export const exactly = (total: number): Total => ({ total, totalIsMinimum: false });

/** The total from a count that stopped at one more than `MAX_COUNTED`. */
export const totalOf = (counted: number): Total =>
  counted > MAX_COUNTED ? { total: MAX_COUNTED, totalIsMinimum: true } : exactly(counted);

/**
 * Counts rows up to one more than `MAX_COUNTED`.
 * @param from the statement's part from the word `from` on
 */
export async function countUpTo(db: Queryable, from: RawBuilder<unknown>): Promise<Total> {
  const counted = await row(
    db,
    sql<{
      count: number;
    }>`select count(*)::integer as count from (select 1 ${from} limit ${MAX_COUNTED + 1}) counted`,
  );
  return totalOf(counted?.count ?? 0);
}

/** The total of a page; for a page behind the counted rows it is at least the rows seen so far. */
export function totalBeside(
  total: Total,
  { skip, limit }: { skip: number; limit: number },
  rows: number,
): Total {
  if (!total.totalIsMinimum || rows === 0 || skip + rows <= total.total) return total;
  return rows < limit ? exactly(skip + rows) : { total: skip + rows + 1, totalIsMinimum: true };
}

/** A total as the API returns it. */
export const totalFacts = ({ total, totalIsMinimum }: Total) => ({
  total_size: total,
  total_is_minimum: totalIsMinimum,
});
