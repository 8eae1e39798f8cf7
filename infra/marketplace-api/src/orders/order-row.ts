import type { OrderAddress, OrderStatus, OrderType, PaymentMethod } from '@souk/contracts/api';
import { sql, type RawBuilder } from 'kysely';
import { notFound } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { row, type Queryable } from '../sql.ts';
import type { Amounts } from './bill.ts';

/** A row of orders, with the amounts of its bill, all in cents. */
export interface OrderRow extends Omit<Amounts, 'due'> {
  id: number;
  customer_id: number | null;
  guest_hash: Buffer | null;
  store_id: number | null;
  module_id: number;
  order_type: OrderType;
  status: OrderStatus;
  status_at: Date;
  payment_method: PaymentMethod;
  payment_status: 'unpaid' | 'paid' | 'refunded';
  /** Tip after delivery, which is not part of the total. */
  tip_after: number;
  /** Cashback that the bill promised; null where it had no price yet. */
  cashback: number | null;
  coupon_id: number | null;
  distance_metres: number | null;
  address: OrderAddress | null;
  contact: { name: string; number: string; email: string | null } | null;
  receiver: OrderAddress | null;
  charge_payer: string | null;
  parcel_category_id: number | null;
  schedule_at: Date | null;
  order_note: string;
  unavailable_item_note: string;
  cutlery: boolean;
  prescription: boolean;
  cancellation_reason: string | null;
  delivery_man_id: number | null;
  created_at: Date;
}

/** Locks an order until the transaction ends. @throws Problem 404 where there is none. */
export async function lockOrder(db: Queryable, orderId: number): Promise<OrderRow> {
  const order = await row<OrderRow>(
    db,
    sql`select * from marketplace.orders where id = ${orderId} for update`,
  );
  if (!order) throw notFound('order');
  return order;
}

/** An order of the visitor. @throws Problem 404 for every other */
export async function ownOrder(db: Queryable, orderId: number, visitor: Visitor): Promise<OrderRow> {
  const order = await row<OrderRow>(db, sql`select * from marketplace.orders where id = ${orderId}`);
  if (!order || !isOwner(order, visitor)) throw notFound('order');
  return order;
}

/** Condition on the orders `o` of a visitor. */
export const ownedBy = (visitor: Visitor): RawBuilder<boolean> =>
  visitor.kind === 'customer' ? sql`o.customer_id = ${visitor.id}` : sql`o.guest_hash = ${visitor.hash}`;

export const isOwner = (order: OrderRow, visitor: Visitor): boolean =>
  visitor.kind === 'customer'
    ? order.customer_id === visitor.id
    : order.guest_hash !== null && order.guest_hash.equals(visitor.hash);
