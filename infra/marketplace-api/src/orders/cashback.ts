import { sql } from 'kysely';
import type { LocalizedText } from '../entities/localized-text.ts';
import { rows, type Queryable } from '../sql.ts';
import type { OrderRow } from './order-row.ts';

export interface Cashback {
  title: LocalizedText;
  /** cents */
  amount: number;
}

/** What comes back to the wallet for an amount in cents, and never more than it: the best offer that runs, or null (CHK-8). */
export async function cashbackFor(db: Queryable, amount: number, now: Date): Promise<Cashback | null> {
  const offers = await rows<Cashback>(
    db,
    sql`select title, (case when cashback_type = 'amount' then least(cashback_amount, ${amount}::integer)
          else least(${amount}::numeric, round(${amount}::numeric * cashback_amount / 100),
            case when max_discount > 0 then max_discount else ${amount}::numeric end) end)::integer as amount
        from marketplace.cashback_offers
        where starts_at <= ${now} and ends_at > ${now} and min_purchase <= ${amount}
        order by 2 desc, id limit 1`,
  );
  return offers.find((offer) => offer.amount > 0) ?? null;
}

/**
 * What an order brings to the wallet, in cents: what its bill said, whichever offers run at its delivery. An order without a
 * price at first is counted by the offers of the moment it was placed.
 */
export async function cashbackOfOrder(
  db: Queryable,
  { cashback, total, created_at }: Pick<OrderRow, 'cashback' | 'total' | 'created_at'>,
): Promise<number> {
  return cashback ?? (await cashbackFor(db, total, created_at))?.amount ?? 0;
}
