import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import { createProblem } from '../http/problem.ts';
import { amountInCents } from '../orders/amount-in-cents.ts';
import { openPayment } from '../payments/payment-store.ts';
import { rows } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

/**
 * Starts a deposit to a customer's wallet (WAL-9). The newest open attempt is reused where it has the same amount.
 * @param amount in units of the currency
 * @returns the address where it is paid.
 * @throws Problem 422 for an amount out of bounds, 403 where wallets or digital payments are off, 503 where the provider does not answer.
 */
export async function addFund(
  { pool, payments }: Context,
  customerId: number,
  amount: number,
  language: Language,
): Promise<string> {
  const settings = await readSettings(pool);
  const { wallet_fund_minimum: minimum, wallet_fund_maximum: maximum } = settings;
  const cents = amountInCents(amount, { minimum, maximum }, settings, language);
  if (!settings.customer_wallet_status) throw createProblem(403, 'wallet', 'order.wallet_off');
  if (!payments) throw createProblem(403, 'payment_method', 'order.digital_off');
  const payment = await transaction(pool, async (client) => {
    // A form that is submitted twice starts one payment.
    await rows(
      client,
      sql<object>`select 1 from marketplace.customers where id = ${customerId} for no key update`,
    );
    const subject = { purpose: 'fund', customerId } as const;
    const open = await openPayment(client, subject);
    if (open?.amount === cents && open.provider === payments.provider.name) return open;
    // One for another amount may be paid already: the sweep closes it, or credits it.
    return payments.open(client, { ...subject, amount: cents });
  });
  const url = await payments.url(payment, language);
  if (url === null) throw createProblem(503, 'payment', 'wallet.provider');
  return url;
}
