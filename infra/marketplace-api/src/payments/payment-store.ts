import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { row, rows, type Queryable } from '../sql.ts';

/** The purpose of a payment: an order, a deposit to a wallet, or a tip after delivery. */
export type PaymentSubject =
  | { purpose: 'order' | 'tip'; orderId: number }
  | { purpose: 'fund'; customerId: number };

/** A payment attempt. `amount` in cents. */
export interface PaymentRow {
  id: string;
  purpose: PaymentSubject['purpose'];
  /** Null for a deposit to a wallet. */
  order_id: number | null;
  /** Of a deposit to a wallet; null once the account is removed. */
  customer_id: number | null;
  provider: string;
  session: string | null;
  url: string | null;
  amount: number;
  /** The amount to refund; null: all of it. */
  refund_amount: number | null;
  status: 'created' | 'paid' | 'declined' | 'canceled' | 'expired' | 'refund_due' | 'refunded';
  created_at: Date;
}

export async function insertPayment(
  db: Queryable,
  provider: string,
  { amount, ...subject }: PaymentSubject & { amount: number },
  now: Date,
): Promise<PaymentRow> {
  const id = `pay_${randomUUID()}`;
  const [orderId, customerId] =
    subject.purpose === 'fund' ? [null, subject.customerId] : [subject.orderId, null];
  const [payment] = await rows<PaymentRow>(
    db,
    sql`insert into marketplace.payments (id, purpose, order_id, customer_id, provider, amount, created_at, updated_at)
        values (${id}, ${subject.purpose}, ${orderId}, ${customerId}, ${provider}, ${amount}, ${now}, ${now}) returning *`,
  );
  if (!payment) throw new Error('insertPayment: the insert returned no payment');
  return payment;
}

/** The newest open attempt; null where there is none. */
export function openPayment(db: Queryable, subject: PaymentSubject): Promise<PaymentRow | null> {
  const isOfSubject =
    subject.purpose === 'fund'
      ? sql`customer_id = ${subject.customerId}`
      : sql`order_id = ${subject.orderId}`;
  return row<PaymentRow>(
    db,
    sql`select * from marketplace.payments
        where ${isOfSubject} and purpose = ${subject.purpose} and status = 'created'
        order by created_at desc, id limit 1`,
  );
}

export const findPayment = (db: Queryable, id: string): Promise<PaymentRow | null> =>
  row<PaymentRow>(db, sql`select * from marketplace.payments where id = ${id}`);

/** Locks an attempt until the transaction ends; lock its order first. */
export const lockPayment = (db: Queryable, id: string): Promise<PaymentRow | null> =>
  row<PaymentRow>(db, sql`select * from marketplace.payments where id = ${id} for update`);

/** Changes an attempt's status if it is one of `from`; changes made in the meantime win. */
export async function changePayment(
  db: Queryable,
  id: string,
  {
    from,
    to,
    refundAmount = null,
  }: { from: PaymentRow['status'][]; to: PaymentRow['status']; refundAmount?: number | null },
  now: Date,
): Promise<void> {
  await rows(
    db,
    sql<object>`update marketplace.payments set status = ${to}, updated_at = ${now},
                  refund_amount = coalesce(${refundAmount}::integer, refund_amount)
                where id = ${id} and status = any(${from}::text[])`,
  );
}

/** Stores the provider's session of an attempt, unless another request was first. @returns the address where it is paid. */
export async function setPaymentSession(
  db: Queryable,
  id: string,
  { session, url }: { session: string; url: string },
): Promise<string | null> {
  const stored = await row<{ url: string }>(
    db,
    sql`update marketplace.payments set session = coalesce(session, ${session}), url = coalesce(url, ${url})
        where id = ${id} returning url`,
  );
  return stored?.url ?? null;
}
