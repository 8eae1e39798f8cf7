import type { LoyaltyTransactionPage, Query } from '@souk/contracts/api';
import { sql } from 'kysely';
import { row, rows, type Queryable } from '../sql.ts';

interface EntryRow {
  id: number;
  kind: string;
  points: number;
  order_id: number | null;
  created_at: Date;
}

/** A page of a customer's points ledger, latest first (WAL-3). */
export async function loyaltyTransactions(
  db: Queryable,
  customerId: number,
  { limit = 10, offset = 1 }: Query<'loyaltyTransactions'>,
): Promise<LoyaltyTransactionPage> {
  const count = await row<{ total: number }>(
    db,
    sql`select count(*)::integer as total from marketplace.loyalty_entries where customer_id = ${customerId}`,
  );
  const page = await rows<EntryRow>(
    db,
    sql`select id, kind, points, order_id, created_at from marketplace.loyalty_entries
        where customer_id = ${customerId} order by id desc limit ${limit} offset ${(offset - 1) * limit}`,
  );
  return {
    data: page.map((entry) => ({ ...entry, created_at: entry.created_at.toISOString() })),
    total_size: count?.total ?? 0,
    limit,
    offset,
  };
}
