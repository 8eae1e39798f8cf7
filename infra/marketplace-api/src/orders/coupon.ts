import { sql } from 'kysely';
import type { Settings } from '../entities/settings.ts';
import type { LocalizedText } from '../entities/localized-text.ts';
import { type ApiProblem, createProblem } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { row, type Queryable } from '../sql.ts';
import type { Language, TextKey } from '../texts/translate.ts';
import type { Reduction } from './bill.ts';
import { formatMoney } from './format-money.ts';
import { phoneHash } from './phone-hash.ts';
import { verifiedPhone } from './verified-phone.ts';

export interface CouponRow extends Reduction {
  id: number;
  module_id: number;
  store_id: number | null;
  customer_id: number | null;
  title: LocalizedText;
  code: string;
  min_purchase: number;
  starts_at: Date;
  ends_at: Date;
  limit_total: number | null;
  limit_per_customer: number | null;
  /** Orders that use it, of everybody and of the customer; 0 where they are not limited. */
  uses: number;
  own_uses: number;
}

/**
 * A coupon by its code, ignoring case, with its uses; null where there is none. A customer's uses include those of the
 * verified phone, whichever account had the phone before.
 */
export const couponByCode = (db: Queryable, code: string, visitor: Visitor): Promise<CouponRow | null> =>
  row<CouponRow>(
    db,
    sql`select coupon.*,
          case when coupon.limit_total is null then 0 else (
            select count(*)::integer from marketplace.coupon_uses used where used.coupon_id = coupon.id) end as uses,
          case when coupon.limit_per_customer is null then 0 else (
            select count(*)::integer from marketplace.coupon_uses used
            where used.coupon_id = coupon.id and (${isOf(visitor)})) end as own_uses
        from marketplace.coupons coupon
        where lower(coupon.code) = lower(${code.trim()}) order by coupon.code = ${code} desc, coupon.id limit 1`,
  );

/** A guest's uses are not counted: a coupon that is limited per customer needs an account. */
const isOf = (visitor: Visitor) =>
  visitor.kind === 'guest'
    ? sql`false`
    : sql`used.customer_id = ${visitor.id} or used.phone = ${verifiedPhone(visitor.id)}
          or used.phone_hash = ${phoneHash(verifiedPhone(visitor.id))}`;

export interface CouponUse {
  visitor: Visitor;
  moduleId: number;
  storeId: number | null;
  /** The price of the goods in cents, or null where it is not known yet. */
  goods: number | null;
  settings: Settings;
  language: Language;
  now: Date;
}

/** Why a coupon cannot be used, or null (WAL-7, CHK-4, AMB-34). */
export function couponProblem(coupon: CouponRow | null, use: CouponUse): ApiProblem | null {
  const refusal = (text: TextKey, values = {}) => createProblem(403, 'coupon_code', text, values);
  // Guests are anonymous, so their uses cannot be counted.
  const isPersonal = coupon?.customer_id != null || coupon?.limit_per_customer != null;
  const { visitor, goods, now } = use;
  if (!coupon || coupon.module_id !== use.moduleId || coupon.starts_at > now || coupon.ends_at <= now)
    return refusal('order.coupon_unknown');
  if (isPersonal && visitor.kind === 'guest') return createProblem(403, 'coupon_login', 'order.coupon_login');
  // The response does not reveal that the coupon exists for another customer.
  if (coupon.customer_id !== null && visitor.kind === 'customer' && coupon.customer_id !== visitor.id)
    return refusal('order.coupon_unknown');
  if (coupon.store_id !== null && coupon.store_id !== use.storeId) return refusal('order.coupon_store');
  if (coupon.limit_total !== null && coupon.uses >= coupon.limit_total)
    return refusal('order.coupon_used_up');
  if (coupon.limit_per_customer !== null && coupon.own_uses >= coupon.limit_per_customer)
    return refusal('order.coupon_used');
  if (goods !== null && goods < coupon.min_purchase)
    return refusal('order.coupon_minimum', {
      amount: formatMoney(coupon.min_purchase, use.settings, use.language),
    });
  return null;
}
