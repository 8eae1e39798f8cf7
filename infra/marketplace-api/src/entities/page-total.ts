import { sql, type RawBuilder } from 'kysely';
import { row, type Queryable } from '../sql.ts';

/** So many rows are counted; beyond it a total only says that there are more. */
export const MAX_COUNTED = 500;

export interface Total {
  total: number;
  /** There are more than `total`: nobody counts thousands for a page of twelve. */
  totalIsMinimum: boolean;
}

export const exactly = (total: number): Total => ({ total, totalIsMinimum: false });

/** What was counted up to one more than `MAX_COUNTED`. */
export const totalOf = (counted: number): Total =>
  counted > MAX_COUNTED ? { total: MAX_COUNTED, totalIsMinimum: true } : exactly(counted);

/**
 * Counts rows until there are more than a total says.
 * @param from what is counted, from the word `from` on
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

/** The total beside a page: who reads on past what was counted learns that there are so many at least. */
export function totalBeside(
  total: Total,
  { skip, limit }: { skip: number; limit: number },
  rows: number,
): Total {
  if (!total.totalIsMinimum || rows === 0 || skip + rows <= total.total) return total;
  return rows < limit ? exactly(skip + rows) : { total: skip + rows + 1, totalIsMinimum: true };
}

/** How a total travels. */
export const totalFacts = ({ total, totalIsMinimum }: Total) => ({
  total_size: total,
  total_is_minimum: totalIsMinimum,
});
