import type { PlaceOrderBody } from '@souk/contracts/api';
import { sql } from 'kysely';
import { chosenWords } from '../cart/chosen.ts';
import { jsonb, row, rows, type Queryable } from '../sql.ts';
import { cashbackFor } from './cashback.ts';
import type { ComputedOrder, OrderRequest } from './computed-order.ts';
import type { PricedLine } from './priced-line.ts';
import type { Recipient } from './recipient.ts';

/** Stores a computed order with its lines, in the texts and at the prices of this moment. Returns its number. */
export async function insertOrder(
  db: Queryable,
  { visitor, network, moduleId, language }: OrderRequest,
  body: PlaceOrderBody,
  order: ComputedOrder,
  { contact, address, receiver }: Recipient,
  now: Date,
): Promise<number> {
  const { bill } = order;
  const [customer, guest] = visitor.kind === 'customer' ? [visitor.id, null] : [null, visitor.hash];
  const isParcel = body.order_type === 'parcel';
  const cashback = customer === null ? 0 : ((await cashbackFor(db, bill.total, now))?.amount ?? 0);
  const placed = await row<{ id: number }>(
    db,
    sql`
      insert into marketplace.orders (customer_id, guest_hash, guest_network, store_id, module_id, status, total, created_at, status_at, order_type,
        payment_method, payment_status, subtotal, item_discount, add_ons, coupon_discount, welcome_discount, tax, tax_included, delivery_fee,
        full_delivery_fee, packaging_fee, service_fee, tip, wallet_used, cashback, coupon_id, distance_metres, address, contact, receiver,
        charge_payer, parcel_category_id, schedule_at, order_note, unavailable_item_note, cutlery, language)
      values (${customer}, ${guest}, ${network}, ${order.store?.id ?? null}, ${moduleId}, 'pending', ${bill.total}, ${now}, ${now}, ${body.order_type},
        ${order.method}, ${bill.due === 0 ? 'paid' : 'unpaid'}, ${bill.subtotal}, ${bill.item_discount}, ${bill.add_ons},
        ${bill.coupon_discount}, ${bill.welcome_discount}, ${bill.tax}, ${bill.tax_included}, ${bill.delivery_fee}, ${bill.full_delivery_fee},
        ${bill.packaging_fee}, ${bill.service_fee}, ${bill.tip}, ${bill.wallet_used}, ${cashback}, ${order.coupon?.id ?? null},
        ${order.metres === null ? null : Math.round(order.metres)}, ${address && jsonb(address)},
        ${jsonb(contact)}, ${receiver && jsonb(receiver)},
        ${isParcel ? (body.parcel?.charge_payer ?? null) : null}, ${isParcel ? (body.parcel?.parcel_category_id ?? null) : null},
        ${order.schedule}, ${body.order_note ?? ''}, ${body.unavailable_item_note ?? ''}, ${body.cutlery === 1}, ${language})
      returning id`,
  );
  if (!placed) throw new Error('insertOrder: the insert returned no order');
  await insertLines(db, placed.id, order.lines);
  return placed.id;
}

/** Stores what was bought, in the texts and at the prices of this moment. */
export async function insertLines(
  db: Queryable,
  orderId: number,
  lines: readonly PricedLine[],
): Promise<void> {
  for (const { line, price, discount, quantity, add_ons, flashSaleItemId } of lines) {
    const { item, chosen } = line;
    await rows(
      db,
      sql<object>`
        insert into marketplace.order_items (order_id, item_id, quantity, price, campaign_item_id, flash_sale_item_id, name, image,
          chosen, variation, add_ons, note, discount, prescription)
        values (${orderId}, ${item.id}, ${quantity}, ${price}, ${line.campaign_item_id}, ${flashSaleItemId},
          ${jsonb(item.name)}, ${item.image}, ${jsonb(chosen)},
          ${jsonb(chosenWords(item, chosen))}, ${jsonb(add_ons)}, ${line.note}, ${discount}, ${item.prescription})`,
    );
  }
}
