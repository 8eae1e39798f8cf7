import { promotionCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import type { Route } from '../http/route.ts';
import { rows } from '../sql.ts';

interface CashbackRow {
  id: number;
  title: LocalizedText;
  cashback_type: 'amount' | 'percentage';
  cashback_amount: number;
  min_purchase: number;
  max_discount: number;
  ends_at: Date;
}

/** Cashback offers that are running now. */
export function cashbackRoutes(route: Route, { pool, now }: Context): void {
  route(promotionCalls.cashback, async ({ requestContext }) => {
    const offers = await rows<CashbackRow>(
      pool,
      sql`select * from marketplace.cashback_offers where starts_at <= ${now()} and ends_at > ${now()} order by id`,
    );
    return offers.map((offer) => ({
      id: offer.id,
      title: textIn(requestContext.language, offer.title),
      cashback_type: offer.cashback_type,
      cashback_amount: offer.cashback_type === 'amount' ? offer.cashback_amount / 100 : offer.cashback_amount,
      min_purchase: offer.min_purchase / 100,
      max_discount: offer.max_discount / 100,
      end_date: offer.ends_at.toISOString(),
    }));
  });
}
