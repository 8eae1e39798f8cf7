import { sql } from 'kysely';
import type { Context } from '../context.ts';
import type { LocalizedText } from '../entities/localized-text.ts';
import { lockAccount } from '../orders/lock-customer.ts';
import { changeWallet } from '../orders/wallet.ts';
import type { PaymentRow } from '../payments/payment-store.ts';
import { sendPush } from '../push/send-push.ts';
import { row, type Queryable } from '../sql.ts';
import { LANGUAGES, translate, type TextKey } from '../texts/translate.ts';
import { bonusFor } from './wallet-bonus.ts';

/** Credits a paid deposit, and the bonus that ran when its payment began, each once (WAL-3, WAL-9). @returns false where it has to be refunded. */
export async function acceptFund(
  db: Queryable,
  { now, push }: Pick<Context, 'now' | 'push'>,
  { id: paymentId, customer_id: customerId, amount: expected, created_at }: PaymentRow,
  amount: number,
): Promise<boolean> {
  if (customerId === null || amount !== expected || !(await lockAccount(db, customerId))) return false;
  await changeWallet(db, customerId, 'fund', amount, { paymentId }, now());
  const bonus = await bonusFor(db, amount, created_at);
  await changeWallet(db, customerId, 'bonus', bonus, { paymentId }, now());
  const inAll = (key: TextKey): LocalizedText =>
    Object.fromEntries(LANGUAGES.map((language) => [language, translate(language, key)]));
  await sendPush(
    db,
    push,
    customerId,
    { type: 'wallet', title: inAll('push.wallet'), body: inAll('push.funded') },
    now(),
  );
  return true;
}

/** Takes a refunded deposit and its bonus back from the wallet, as far as the balance allows. */
export async function takeFundBack(
  db: Queryable,
  { id: paymentId, customer_id: customerId }: PaymentRow,
  now: Date,
): Promise<void> {
  if (customerId === null) return;
  const customer = await row<{ wallet: number }>(
    db,
    sql`select wallet from marketplace.customers where id = ${customerId} for no key update`,
  );
  const brought = await row<{ amount: number }>(
    db,
    sql`select coalesce(sum(amount), 0)::integer as amount from marketplace.wallet_entries where payment_id = ${paymentId}`,
  );
  const taken = Math.min(customer?.wallet ?? 0, brought?.amount ?? 0);
  await changeWallet(db, customerId, 'fund_back', -taken, { paymentId }, now);
}
