import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import type { LocalizedText } from '../entities/localized-text.ts';
import { formatMoney } from '../orders/format-money.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { changeWallet } from '../orders/wallet.ts';
import { sendPush } from '../push/send-push.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { LANGUAGES, translate } from '../texts/translate.ts';

/** An address without the parts that providers ignore: case, and a suffix after a plus. */
const mailbox = (column: string) => sql.raw(`lower(regexp_replace(${column}, '\\+[^@]*@', '@'))`);

/**
 * Rewards both sides of a referral for the first delivered order, once (WAL-9). Self-referrals, recognised by e-mail address
 * or phone, get nothing. Locks the customer's row before the referrer's, whose account is older, so no deadlock is possible.
 */
export async function rewardReferral(
  db: Queryable,
  push: Context['push'],
  order: Pick<OrderRow, 'id' | 'customer_id'>,
  now: Date,
): Promise<void> {
  const { customer_id: customerId } = order;
  if (customerId === null) return;
  const settings = await readSettings(db);
  const reward = settings.referral_reward;
  if (!settings.ref_earning_status || !settings.customer_wallet_status || reward <= 0) return;
  const referral = await row<{ referrer_id: number }>(
    db,
    sql`update marketplace.referrals referral set order_id = ${order.id}, reward = ${reward}
        from marketplace.customers invited, marketplace.customers referrer, marketplace.orders placed
        where referral.customer_id = ${customerId} and referral.order_id is null and referral.reward is null
          and invited.id = referral.customer_id and referrer.id = referral.referrer_id and placed.id = ${order.id}
          and ${mailbox('invited.email')} is distinct from ${mailbox('referrer.email')}
          and (referrer.phone is null
            or (referrer.phone is distinct from invited.phone and referrer.phone is distinct from placed.contact ->> 'number'))
        returning referral.referrer_id`,
  );
  if (!referral) return;
  for (const each of [customerId, referral.referrer_id])
    await changeWallet(db, each, 'referral', reward, { referralId: customerId }, now);
  const body: LocalizedText = Object.fromEntries(
    LANGUAGES.map((language) => [
      language,
      translate(language, 'push.referral_body', { amount: formatMoney(reward, settings, language) }),
    ]),
  );
  const title: LocalizedText = Object.fromEntries(
    LANGUAGES.map((language) => [language, translate(language, 'push.referral')]),
  );
  await sendPush(db, push, referral.referrer_id, { type: 'referral_code', title, body }, now);
}

/** Takes back both rewards of an order that was refunded, as far as the balances allow. */
export async function takeReferralBack(db: Queryable, orderId: number, now: Date): Promise<void> {
  const referral = await row<{ customer_id: number; referrer_id: number | null; reward: number }>(
    db,
    sql`select customer_id, referrer_id, reward from marketplace.referrals where order_id = ${orderId}`,
  );
  if (!referral) return;
  const { customer_id: referralId, referrer_id, reward } = referral;
  for (const each of [referralId, referrer_id]) {
    if (each === null) continue;
    const [customer] = await rows<{ wallet: number }>(
      db,
      sql`select wallet from marketplace.customers where id = ${each} for no key update`,
    );
    const taken = Math.min(customer?.wallet ?? 0, reward);
    await changeWallet(db, each, 'referral_back', -taken, { referralId }, now);
  }
}
