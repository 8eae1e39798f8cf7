import type { PaymentMethod } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import { zoneContains } from '../entities/zones.ts';
import { createProblem, notFound } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { offlineAnswers, saveOfflinePayment } from '../orders/offline-method.ts';
import { isOwner, lockOrder, type OrderRow } from '../orders/order-row.ts';
import type { ZoneTerms } from '../orders/order-store.ts';
import { hasOfflineMethods, paymentChoices, type PaymentChoice } from '../orders/payment-choice.ts';
import { changeWallet } from '../orders/wallet.ts';
import { row, rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';
import { openPayment } from './payment-store.ts';

/**
 * Pays an unpaid order, or tries again (PAY-4 to PAY-6). A late payment by the previous method is refunded.
 * @param acceptedTotal the total that the customer saw, in units of the currency
 * @returns the address of a digital payment; null for every other method.
 * @throws Problem 404 for an order of somebody else, 409 for one that needs no payment, 403 where the method is not available.
 */
export async function payOrder(
  context: Context,
  visitor: Visitor,
  orderId: number,
  { method, acceptedTotal }: { method: PaymentMethod; acceptedTotal?: number },
  language: Language,
): Promise<string | null> {
  const { pool, now, payments } = context;
  const subject = { purpose: 'order', orderId } as const;
  await transaction(pool, async (client) => {
    const order = await payableOrder(client, orderId, visitor);
    if (acceptedTotal !== undefined && Math.round(acceptedTotal * 100) !== order.total)
      throw createProblem(409, 'bill_changed', 'order.bill_changed');
    await refuseMethod(client, context, order, method, language);
    if (method === 'digital_payment') {
      // Reuses an open attempt.
      if (!(await openPayment(client, subject)))
        await payments?.open(client, { ...subject, amount: dueOf(order) });
    }
    if (method === 'wallet' && order.customer_id !== null) {
      await changeWallet(client, order.customer_id, 'order', -dueOf(order), { orderId }, now());
      await rows(
        client,
        sql<object>`update marketplace.orders set wallet_used = total, payment_status = 'paid' where id = ${orderId}`,
      );
    }
    await setMethod(client, orderId, method);
  });
  if (method !== 'digital_payment' || !payments) return null;
  return payments.url(await openPayment(pool, subject), language);
}

/** Stores the details of an offline payment for an operator to check, and sets it as the order's method (CHK-15). @throws Problem as `payOrder` does. */
export async function payOffline(
  context: Context,
  visitor: Visitor,
  body: { order_id: number; offline_method_id: number; offline_answers: Record<string, string> },
  language: Language,
): Promise<void> {
  const { pool, now } = context;
  const answers = await offlineAnswers(pool, body, language);
  await transaction(pool, async (client) => {
    const order = await payableOrder(client, body.order_id, visitor);
    await refuseMethod(client, context, order, 'offline_payment', language);
    await saveOfflinePayment(client, order.id, answers, now());
    await setMethod(client, order.id, 'offline_payment');
  });
}

const dueOf = (order: OrderRow) => order.total - order.wallet_used;

const setMethod = (db: Queryable, orderId: number, method: PaymentMethod) =>
  rows(db, sql<object>`update marketplace.orders set payment_method = ${method} where id = ${orderId}`);

async function payableOrder(db: Queryable, orderId: number, visitor: Visitor): Promise<OrderRow> {
  const order = await lockOrder(db, orderId);
  if (!isOwner(order, visitor)) throw notFound('order');
  const isUnpriced = order.prescription && order.total === 0;
  if (order.payment_status !== 'unpaid' || order.status !== 'pending' || isUnpriced)
    throw createProblem(409, 'payment', 'order.not_payable');
  return order;
}

async function refuseMethod(
  db: Queryable,
  context: Context,
  order: OrderRow,
  method: PaymentMethod,
  language: Language,
): Promise<void> {
  const choices = await availablePaymentChoices(db, context, order, language);
  const refusal = choices.find((choice) => choice.method === method)?.refusal;
  if (refusal) throw createProblem(403, 'payment_method', refusal.text, refusal.values);
}

/** Every method to pay an unpaid order, with the reason where it is not available. */
export async function availablePaymentChoices(
  db: Queryable,
  { payments }: Pick<Context, 'payments'>,
  order: OrderRow,
  language: Language,
): Promise<PaymentChoice[]> {
  const due = dueOf(order);
  const customer =
    order.customer_id === null
      ? null
      : await row<{ wallet: number }>(
          db,
          sql`select wallet from marketplace.customers where id = ${order.customer_id}`,
        );
  return paymentChoices(
    {
      total: due,
      due,
      // An order takes from the wallet once.
      balance: customer && (order.wallet_used > 0 ? 0 : customer.wallet),
      zone: await zoneOf(db, order),
      receiverPays: order.charge_payer === 'receiver',
      hasOfflineMethods: await hasOfflineMethods(db),
      settings: await readSettings(db),
    },
    { payments },
    language,
  );
}

/** The terms of the zone where an order is picked up: its store's, or that of a parcel's sender. */
async function zoneOf(db: Queryable, { store_id, address }: OrderRow): Promise<ZoneTerms | null> {
  const terms = sql`z.id as zone_id, z.cash_on_delivery, z.digital_payment`;
  if (store_id !== null)
    return row<ZoneTerms>(
      db,
      sql`select ${terms} from marketplace.zones z join marketplace.stores s on s.zone_id = z.id where s.id = ${store_id}`,
    );
  if (!address) return null;
  return row<ZoneTerms>(
    db,
    sql`select ${terms} from marketplace.zones z where ${zoneContains(address.longitude, address.latitude)} order by z.id limit 1`,
  );
}
