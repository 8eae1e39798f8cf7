import { sql } from 'kysely';
import type { Settings } from '../entities/settings.ts';
import { row, rows, type Queryable } from '../sql.ts';
import type { Reduction } from './bill.ts';
import { phoneHash } from './phone-hash.ts';
import { verifiedPhone } from './verified-phone.ts';

const DAY_MS = 24 * 3600 * 1000;

/** The discount of a customer's first order, and until when it is valid (SES-15). */
export interface WelcomeDiscount extends Reduction {
  until: Date;
}

type WelcomeSettings = Pick<
  Settings,
  'welcome_discount' | 'welcome_discount_type' | 'welcome_discount_maximum' | 'welcome_discount_days'
>;

/** The expiry of the welcome discount of an account created now; null where there is none. */
export const welcomeDiscountUntil = (settings: WelcomeSettings, now: Date): Date | null =>
  settings.welcome_discount > 0 && settings.welcome_discount_days > 0
    ? new Date(now.getTime() + settings.welcome_discount_days * DAY_MS)
    : null;

/** The customer's unused discount; a use by an earlier account with the same phone counts. Null where there is none. */
export async function welcomeDiscountOf(
  db: Queryable,
  customerId: number,
  settings: WelcomeSettings,
  now: Date,
): Promise<WelcomeDiscount | null> {
  if (settings.welcome_discount <= 0) return null;
  const phone = verifiedPhone(customerId);
  const customer = await row<{ until: Date }>(
    db,
    sql`select welcome_discount_until as until from marketplace.customers c
        where id = ${customerId} and welcome_discount_until > ${now} and not exists (
          select 1 from marketplace.welcome_discount_uses used
          where used.customer_id = c.id or used.phone = ${phone} or used.phone_hash = ${phoneHash(phone)})`,
  );
  return (
    customer && {
      discount_type: settings.welcome_discount_type,
      discount: settings.welcome_discount,
      max_discount: settings.welcome_discount_maximum,
      until: customer.until,
    }
  );
}

/** Uses the discount for an order. The caller must have locked the customer's row, so that no other order uses it too. */
export async function takeWelcomeDiscount(db: Queryable, orderId: number, customerId: number): Promise<void> {
  await rows(
    db,
    sql<object>`insert into marketplace.welcome_discount_uses (order_id, customer_id, phone)
                values (${orderId}, ${customerId}, ${verifiedPhone(customerId)})`,
  );
}
