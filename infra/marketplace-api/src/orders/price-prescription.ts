import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Line } from '../cart/cart-line.ts';
import type { Context } from '../context.ts';
import { itemRows } from '../entities/item-row.ts';
import { readSettings } from '../entities/settings.ts';
import { createProblem, notFound } from '../http/problem.ts';
import { mailPriced } from '../mail/order-mails.ts';
import { rows, type Queryable } from '../sql.ts';
import { billOf, type Amounts } from './bill.ts';
import { deliveryFee } from './delivery-fee.ts';
import { insertLines } from './insert-order.ts';
import { noteStep } from './move-order.ts';
import { pushOfOrder } from './order-push.ts';
import { lockOrder, type OrderRow } from './order-row.ts';
import { orderStore } from './order-store.ts';
import { pricedLines, type PricedLine } from './priced-line.ts';
import { restoreStock, lockItems, takeStock } from './stock.ts';

/**
 * Sets the items and price of a prescription order (RX-5): takes the goods from stock, and asks the customer to pay or cancel.
 * May be repeated until it is paid; a choice of payment made at another price is reset. @throws Problem 404, 409
 */
export function pricePrescription(
  context: Context,
  orderId: number,
  requested: readonly { item_id: number; quantity: number }[],
): Promise<void> {
  return transaction(context.pool, async (client) => {
    const now = context.now();
    const order = await lockOrder(client, orderId);
    if (!order.prescription || order.status !== 'pending' || order.payment_status !== 'unpaid')
      throw createProblem(409, 'decision', 'order.nothing_to_decide');
    await restoreStock(client, orderId);
    await rows(client, sql<object>`delete from marketplace.order_items where order_id = ${orderId}`);
    const lines = await prescribed(client, order, requested, now);
    await takeStock(
      client,
      lines.map(({ line, quantity, flashSaleItemId }) => ({
        item_id: line.item_id,
        chosen: line.chosen,
        quantity,
        flash_sale_item_id: flashSaleItemId,
      })),
    );
    await insertLines(client, orderId, lines);
    await writeBill(client, order, await billFor(client, order, lines, now));
    // Payments of the previous price are not accepted.
    await rows(
      client,
      sql<object>`update marketplace.payments set status = 'canceled', updated_at = ${now}
                  where order_id = ${orderId} and purpose = 'order' and status = 'created'`,
    );
    await noteStep(client, orderId, 'pending', 'operator', 'priced', now);
    await pushOfOrder(client, context.push, order, 'push.priced', now);
    await mailPriced(client, context, orderId);
  });
}

/** The items at their current price. Items with required choices cannot be prescribed by id only. */
async function prescribed(
  db: Queryable,
  order: OrderRow,
  requested: readonly { item_id: number; quantity: number }[],
  now: Date,
): Promise<PricedLine[]> {
  const ids = [...new Set(requested.map(({ item_id }) => item_id))];
  await lockItems(db, ids);
  const items = await itemRows(db, ids, now);
  const lines = requested.map(({ item_id, quantity }): Line => {
    const item = items.find(({ id }) => id === item_id);
    if (!item || item.store_id !== order.store_id) throw notFound('item');
    return {
      id: 0,
      item_id,
      campaign_item_id: null,
      quantity,
      chosen: [],
      add_ons: [],
      note: '',
      seen_price: 0,
      item,
    };
  });
  const priced = pricedLines(lines, true);
  const refused = priced.find(({ problem }) => problem !== null)?.problem;
  if (refused)
    throw createProblem(409, refused, refused === 'not_available' ? 'cart.unavailable' : `cart.${refused}`);
  return priced;
}

async function billFor(
  db: Queryable,
  order: OrderRow,
  lines: readonly PricedLine[],
  now: Date,
): Promise<Amounts> {
  const store = order.store_id === null ? null : await orderStore(db, order.store_id, null, now);
  if (!store) throw notFound('store');
  const settings = await readSettings(db);
  return billOf({
    lines,
    coupon: null,
    // The welcome discount is for goods that the customer chose, not for a pharmacist's price.
    welcome: null,
    tax_rate: store.tax_rate,
    tax_included: store.tax_included,
    delivery_fee: deliveryFee(order.distance_metres ?? 0, store),
    free_delivery_from: store.free_delivery ? 0 : settings.free_delivery_over,
    packaging_fee: store.packaging_fee,
    service_fee: settings.service_fee,
    tip: order.tip,
  });
}

async function writeBill(db: Queryable, { id }: OrderRow, bill: Amounts): Promise<void> {
  await rows(
    db,
    sql<object>`
      update marketplace.orders set payment_method = 'digital_payment', total = ${bill.total}, subtotal = ${bill.subtotal}, item_discount = ${bill.item_discount},
        add_ons = ${bill.add_ons}, tax = ${bill.tax}, tax_included = ${bill.tax_included}, delivery_fee = ${bill.delivery_fee},
        full_delivery_fee = ${bill.full_delivery_fee}, packaging_fee = ${bill.packaging_fee}, service_fee = ${bill.service_fee}
      where id = ${id}`,
  );
}
