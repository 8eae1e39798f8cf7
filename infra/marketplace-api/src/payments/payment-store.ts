import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { row, rows, type Queryable } from '../sql.ts';

/** An attempt to pay an order. `amount` in cents. */
export interface PaymentRow {
  id: string;
  order_id: number;
  provider: string;
  session: string | null;
  url: string | null;
  amount: number;
  /** What goes back of it; null: all. */
  refund_amount: number | null;
  status: 'created' | 'paid' | 'declined' | 'canceled' | 'expired' | 'refund_due' | 'refunded';
  created_at: Date;
}

export async function insertPayment(
  on: Queryable,
  provider: string,
  order: { id: number; amount: number },
  now: Date,
): Promise<string> {
  const id = `pay_${randomUUID()}`;
  await rows(
    on,
    sql<object>`insert into marketplace.payments (id, order_id, provider, amount, created_at, updated_at)
                values (${id}, ${order.id}, ${provider}, ${order.amount}, ${now}, ${now})`,
  );
  return id;
}

/** The attempt that an order is waiting for, the newest of them; null where none is under way. */
export const openPayment = (on: Queryable, orderId: number): Promise<PaymentRow | null> =>
  row<PaymentRow>(
    on,
    sql`select * from marketplace.payments where order_id = ${orderId} and status = 'created'
        order by created_at desc, id limit 1`,
  );

/** Holds an attempt until the transaction ends; its order is held before it. */
export const lockPayment = (on: Queryable, id: string): Promise<PaymentRow | null> =>
  row<PaymentRow>(on, sql`select * from marketplace.payments where id = ${id} for update`);

/** Moves an attempt on from one of the states that it may be in; another one meanwhile stays. */
export async function changePayment(
  on: Queryable,
  id: string,
  {
    from,
    to,
    refundAmount = null,
  }: { from: PaymentRow['status'][]; to: PaymentRow['status']; refundAmount?: number | null },
  now: Date,
): Promise<void> {
  await rows(
    on,
    sql<object>`update marketplace.payments set status = ${to}, updated_at = ${now},
                  refund_amount = coalesce(${refundAmount}::integer, refund_amount)
                where id = ${id} and status = any(${from}::text[])`,
  );
}

export async function setPaymentSession(
  on: Queryable,
  id: string,
  { session, url }: { session: string; url: string },
): Promise<void> {
  await rows(
    on,
    sql<object>`update marketplace.payments set session = ${session}, url = ${url} where id = ${id}`,
  );
}
