import type { Query, WalletTransactionPage } from '@souk/contracts/api';
import { sql } from 'kysely';
import { rows, type Queryable } from '../sql.ts';

interface EntryRow {
  id: number;
  kind: string;
  amount: number;
  order_id: number | null;
  created_at: Date;
}

/** A page of a wallet's ledger, latest first (WAL-9). */
export async function walletTransactions(
  db: Queryable,
  customerId: number,
  { limit = 10, offset = 1, kind }: Query<'walletTransactions'>,
): Promise<WalletTransactionPage> {
  const isWanted = kind
    ? sql`customer_id = ${customerId} and kind = ${kind}`
    : sql`customer_id = ${customerId}`;
  const [count] = await rows<{ total: number }>(
    db,
    sql`select count(*)::integer as total from marketplace.wallet_entries where ${isWanted}`,
  );
  const page = await rows<EntryRow>(
    db,
    sql`select id, kind, amount, order_id, created_at from marketplace.wallet_entries
        where ${isWanted} order by id desc limit ${limit} offset ${(offset - 1) * limit}`,
  );
  return {
    data: page.map((entry) => ({
      ...entry,
      amount: entry.amount / 100,
      created_at: entry.created_at.toISOString(),
    })),
    total_size: count?.total ?? 0,
    limit,
    offset,
  };
}
