import { promotionCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { storesInZones } from '../entities/zones.ts';
import { requireModule, requireZones } from '../http/request-context.ts';
import type { Route } from '../http/route.ts';
import { rows } from '../sql.ts';

interface CouponRow {
  id: number;
  title: LocalizedText;
  code: string;
  discount_type: 'percent' | 'amount';
  discount: number;
  min_purchase: number;
  max_discount: number;
  ends_at: Date;
  store_id: number | null;
  store_name: LocalizedText | null;
}

/** Coupons that are valid now, of stores in the customer's zones. */
export function couponRoutes(route: Route, { pool, now }: Context): void {
  route(promotionCalls.coupons, async ({ requestContext }) => {
    const coupons = await rows<CouponRow>(
      pool,
      sql`select coupon.*, store.name as store_name from marketplace.coupons coupon
          left join marketplace.stores store on store.id = coupon.store_id
          where coupon.module_id = ${requireModule(requestContext)} and coupon.customer_id is null
            and coupon.starts_at <= ${now()} and coupon.ends_at > ${now()}
            and (store.id is null or store.active and exists (select 1 from ${storesInZones(requireZones(requestContext))} where s.id = store.id))
          order by coupon.ends_at, coupon.id limit 50`,
    );
    return coupons.map((coupon) => ({
      id: coupon.id,
      title: textIn(requestContext.language, coupon.title),
      code: coupon.code,
      discount_type: coupon.discount_type,
      discount: coupon.discount_type === 'amount' ? coupon.discount / 100 : coupon.discount,
      min_purchase: coupon.min_purchase / 100,
      max_discount: coupon.max_discount / 100,
      expire_date: coupon.ends_at.toISOString(),
      store_id: coupon.store_id,
      store_name: coupon.store_name && textIn(requestContext.language, coupon.store_name),
    }));
  });
}
