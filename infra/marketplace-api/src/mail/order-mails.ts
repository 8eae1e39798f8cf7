import { orderPath, ROUTES, trackingPath } from '@souk/contracts';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { publicAddress } from '../http/public-address.ts';
import type { Refund } from '../orders/undo-order.ts';
import { formatMoney } from '../orders/format-money.ts';
import type { OrderRow } from '../orders/order-row.ts';
import { soldLines } from '../orders/sold-lines.ts';
import { row, type Queryable } from '../sql.ts';
import { translate, type Language, type TextKey } from '../texts/translate.ts';
import { isMailAddress } from './mail-address.ts';
import type { MailBlock, MailRow } from './mail-document.ts';
import { billRows, lineRows } from './order-bill.ts';
import { writeMail } from './write-mail.ts';

type Kind = 'placed' | 'priced' | 'receipt' | 'payment_failed' | 'payment_denied' | 'refund';

interface MailedOrder extends OrderRow {
  language: Language;
  store_name: LocalizedText | null;
  /** The account's address, if verified. */
  verified_email: string | null;
  /** Whether the contact's address was used for so many orders that no more mails go there. */
  is_flooded: boolean;
}

/** How many orders of a day send mails to an address that is not verified: it may be another person's. */
const MAX_ORDERS_MAILED = 15;

type Needs = Pick<Context, 'outbox'>;

/** Confirms an order that was just placed. */
export const mailPlaced = (db: Queryable, needs: Needs, orderId: number): Promise<void> =>
  mailOfOrder(db, needs, orderId, 'placed');

/** A pharmacist has priced a prescription (RX-5): asks the customer how to pay. */
export const mailPriced = (db: Queryable, needs: Needs, orderId: number): Promise<void> =>
  mailOfOrder(db, needs, orderId, 'priced');

/** The receipt of a delivered order. */
export const mailReceipt = (db: Queryable, needs: Needs, orderId: number): Promise<void> =>
  mailOfOrder(db, needs, orderId, 'receipt');

/** A payment failed, and the order waits for another. */
export const mailPaymentFailed = (db: Queryable, needs: Needs, orderId: number): Promise<void> =>
  mailOfOrder(db, needs, orderId, 'payment_failed');

/** An offline payment was not found (CHK-8): asks for its details again, with the operator's note. */
export const mailPaymentDenied = (
  db: Queryable,
  needs: Needs,
  orderId: number,
  note: string,
): Promise<void> => mailOfOrder(db, needs, orderId, 'payment_denied', { note });

/** Lists what is refunded and how; not sent where nothing is. */
export const mailRefund = async (
  db: Queryable,
  needs: Needs,
  orderId: number,
  refund: Refund,
): Promise<void> => {
  if (refund.wallet + refund.provider > 0) await mailOfOrder(db, needs, orderId, 'refund', { refund });
};

/** Goes to the order's contact, else to the customer's verified e-mail, in the language in which the order was placed. */
async function mailOfOrder(
  db: Queryable,
  needs: Needs,
  orderId: number,
  kind: Kind,
  { refund = { wallet: 0, provider: 0 }, note = '' }: { refund?: Refund; note?: string } = {},
): Promise<void> {
  if (!needs.outbox.isConfigured) return;
  const order = await row<MailedOrder>(
    db,
    sql`select o.*, store.name as store_name, case when customer.email_verified then customer.email end as verified_email,
          coalesce((
            select earlier.created_at from marketplace.orders earlier
            where lower(earlier.contact ->> 'email') = lower(o.contact ->> 'email') and earlier.contact ->> 'email' is not null
              and earlier.id < o.id
            order by earlier.id desc offset ${MAX_ORDERS_MAILED - 1} limit 1) > o.created_at - interval '1 day', false) as is_flooded
        from marketplace.orders o
        left join marketplace.stores store on store.id = o.store_id
        left join marketplace.customers customer on customer.id = o.customer_id
        where o.id = ${orderId}`,
  );
  const to = order?.contact?.email || order?.verified_email;
  if (!order || !to || !isMailAddress(to)) return;
  const isVerified = to.toLowerCase() === order.verified_email?.toLowerCase();
  const { language } = order;
  const values = { order: orderId, store: textIn(language, order.store_name), note };
  const lines = await soldLines(db, orderId);
  const text = (key: TextKey): MailBlock => ({ kind: 'text', text: translate(language, key, values) });
  await writeMail(db, needs, {
    to,
    language,
    subject: translate(language, `mail.${kind}_subject`, values),
    title: translate(language, `mail.${kind}_title`, values),
    reason: 'mail.reason_order',
    isDiscarded: order.is_flooded && !isVerified,
    blocks: (settings) => {
      const isPriced = order.total > 0;
      const billBlocks = (...more: MailRow[]): MailBlock[] =>
        isPriced
          ? [
              ...(lines.length > 0
                ? [{ kind: 'rows' as const, rows: lineRows(lines, settings, language) }]
                : []),
              { kind: 'rows', rows: [...billRows(order, settings, language), ...more] },
            ]
          : [];
      const bill = billBlocks(payment(order));
      const back: MailRow[] = (['wallet', 'provider'] as const).flatMap((where) =>
        refund[where] > 0
          ? [
              {
                label: translate(language, `mail.back_to_${where}`),
                value: formatMoney(refund[where], settings, language),
              },
            ]
          : [],
      );
      const content: Record<Kind, MailBlock[]> = {
        placed: [text(introOf(order)), ...bill],
        // The mail asks how to pay, so it names no payment method.
        priced: [text('mail.priced_text'), ...billBlocks()],
        receipt: [text('mail.receipt_text'), ...bill],
        payment_failed: [text('mail.payment_failed_text'), ...bill],
        payment_denied: [
          text('mail.payment_denied_text'),
          ...(note ? [text('mail.payment_denied_note')] : []),
          ...bill,
        ],
        refund: [text('mail.refund_text'), { kind: 'rows', rows: back }],
      };
      const url = publicAddress(needs.outbox.publicUrl(), linkPath(kind, order));
      const label = translate(language, LINK_TEXTS[kind]);
      return [...content[kind], { kind: 'link', label, url }];
    },
  });
}

const LINK_TEXTS: Record<Kind, TextKey> = {
  placed: 'mail.follow_order',
  priced: 'mail.choose_payment',
  receipt: 'mail.follow_order',
  payment_failed: 'mail.pay_again',
  payment_denied: 'mail.update_payment',
  refund: 'mail.follow_order',
};

const introOf = ({ order_type, prescription }: OrderRow): TextKey => {
  if (prescription) return 'mail.placed_prescription';
  return order_type === 'parcel' ? 'mail.placed_parcel' : 'mail.placed_text';
};

const payment = ({ language, payment_method }: MailedOrder): MailRow => ({
  label: translate(language, 'mail.payment'),
  value: translate(language, `mail.${payment_method}`),
});

/** A customer gets a link to the order, or to its tracking while it is new; a guest one to the form for number and contact. */
function linkPath(kind: Kind, { id, customer_id }: OrderRow): string {
  if (customer_id === null) return `${ROUTES.trackOrder}?order_id=${id}`;
  return kind === 'placed' ? trackingPath(id) : orderPath(id);
}
