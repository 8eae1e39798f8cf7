import { sql } from 'kysely';
import type { LocalizedText } from '../entities/localized-text.ts';
import { rows, type Queryable } from '../sql.ts';
import type { OrderRow } from './order-row.ts';

export interface Cashback {
  title: LocalizedText;
  /** cents */
  amount: number;
}

/** The cashback of an amount, in cents, at most the amount: by the best running offer, or null (CHK-8). */
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
 * The cashback of an order, in cents: the amount of its bill, whichever offers run at delivery. An order that was placed without
 * a price uses the offers of the time when it was placed.
 */
export async function cashbackOfOrder(
  db: Queryable,
  { cashback, total, created_at }: Pick<OrderRow, 'cashback' | 'total' | 'created_at'>,
): Promise<number> {
  return cashback ?? (await cashbackFor(db, total, created_at))?.amount ?? 0;
}
