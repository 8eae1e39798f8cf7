import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { readSettings, type Settings } from '../entities/settings.ts';
import { createProblem, notFound } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { openPayment, type PaymentRow } from '../payments/payment-store.ts';
import { rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';
import { amountInCents } from './amount-in-cents.ts';
import { isOwner, lockOrder, type OrderRow } from './order-row.ts';
import { changeWallet } from './wallet.ts';

const DAY_MS = 24 * 3600 * 1000;

export interface Tip {
  orderId: number;
  /** In units of the currency. */
  amount: number;
  method: 'wallet' | 'digital_payment';
}

/** Whether a tip can be given: for a delivered order with a delivery person, once, for some days. */
export const canTip = (order: OrderRow, days: number, now: Date): boolean =>
  order.status === 'delivered' &&
  order.delivery_man_id !== null &&
  order.tip_after === 0 &&
  now.getTime() - order.status_at.getTime() <= days * DAY_MS;

/**
 * Gives a tip after delivery, with a payment of its own: the order's bill does not change.
 * @returns the address of a digital payment; null for the wallet, which has paid at once.
 * @throws Problem 404 for an order of somebody else, 409 where no tip can be given, 422 for an amount out of bounds, 403 where the
 * payment method is not available, 503 where the provider does not answer.
 */
export async function tipOrder(
  context: Context,
  visitor: Visitor,
  { orderId, amount, method }: Tip,
  language: Language,
): Promise<string | null> {
  const { pool, now, payments } = context;
  const settings = await readSettings(pool);
  const payment = await transaction(pool, async (client) => {
    const order = await lockOrder(client, orderId);
    if (!isOwner(order, visitor)) throw notFound('order');
    const bounds = { minimum: settings.tip_after_minimum, maximum: settings.tip_after_maximum };
    const cents = amountInCents(amount, bounds, settings, language);
    if (!canTip(order, settings.tip_days, now())) throw createProblem(409, 'tip', 'tip.not_now');
    if (method === 'digital_payment') return openTip(client, context, orderId, cents);
    await payFromWallet(client, order, cents, settings, now());
    return null;
  });
  if (payment === null) return null;
  const url = (await payments?.url(payment, language)) ?? null;
  if (url === null) throw createProblem(503, 'payment', 'wallet.provider');
  return url;
}

async function payFromWallet(
  db: Queryable,
  { id: orderId, customer_id: customerId }: OrderRow,
  cents: number,
  settings: Settings,
  now: Date,
): Promise<void> {
  if (customerId === null) throw createProblem(403, 'payment_method', 'session.token');
  if (!settings.customer_wallet_status) throw createProblem(403, 'payment_method', 'order.wallet_off');
  await changeWallet(db, customerId, 'tip', -cents, { orderId }, now);
  await writeTip(db, orderId, cents);
}

/** Reuses the newest open payment where it has the same amount. The sweep closes one for another amount, or refunds it. */
async function openTip(
  db: Queryable,
  { payments }: Pick<Context, 'payments'>,
  orderId: number,
  amount: number,
): Promise<PaymentRow> {
  if (!payments) throw createProblem(403, 'payment_method', 'order.digital_off');
  const subject = { purpose: 'tip', orderId } as const;
  const open = await openPayment(db, subject);
  if (open?.amount === amount && open.provider === payments.provider.name) return open;
  return payments.open(db, { ...subject, amount });
}

/** Accepts a paid tip; an order has at most one after its delivery. @returns false where it has to be refunded. */
export async function acceptTip(
  db: Queryable,
  { amount: expected }: PaymentRow,
  { id, tip_after }: OrderRow,
  amount: number,
): Promise<boolean> {
  if (tip_after > 0 || amount !== expected) return false;
  await writeTip(db, id, amount);
  return true;
}

const writeTip = (db: Queryable, orderId: number, amount: number) =>
  rows(db, sql<object>`update marketplace.orders set tip_after = ${amount} where id = ${orderId}`);
