import type { BillLine, OrderDetails, PaymentMethod } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { flag } from '../entities/flag.ts';
import type { Reader } from '../entities/item.ts';
import { pictureUrl } from '../entities/pictures.ts';
import { readSettings } from '../entities/settings.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { signedAddress } from '../files/signed-address.ts';
import { fundAttemptOf } from '../payments/fund-attempt.ts';
import type { PaymentRow } from '../payments/payment-store.ts';
import { availablePaymentChoices } from '../payments/pay-order.ts';
import { row } from '../sql.ts';
import { lineCents } from './bill.ts';
import type { ListedOrder } from './order-list.ts';
import type { OrderRow } from './order-row.ts';
import { trackingOf } from './order-tracking.ts';
import { canTip } from './tip-after-delivery.ts';
import { billWire } from './quote.ts';
import { soldLines } from './sold-lines.ts';

/** Everything that an order's owner may see of it (ORD-2). */
export async function detailsOf(
  context: Context,
  order: ListedOrder,
  language: Reader['language'],
): Promise<OrderDetails> {
  const { pool, fileKey, mediaUrl, now } = context;
  const reader = { language, mediaUrl };
  const extras = await extrasOf(pool, order.id);
  const { refund_days, tip_days } = await readSettings(pool);
  const isUnpaid = order.status === 'pending' && order.payment_status === 'unpaid' && order.total > 0;
  const isLeftToPay = isUnpaid && order.payment_method !== 'cash_on_delivery';
  const choices = isLeftToPay ? await availablePaymentChoices(pool, context, order, language) : [];
  const allows = (method: PaymentMethod) =>
    choices.some((choice) => choice.method === method && !choice.refusal);
  const picturesOf = (purpose: 'prescription' | 'refund') =>
    (extras?.files ?? [])
      .filter((file) => file.purpose === purpose)
      .map(({ id }) => signedAddress(fileKey, id, now()));
  return {
    ...(await trackingOf(pool, order, reader, true, now())),
    lines: await linesOf(pool, order.id, reader),
    bill: billWire({ ...order, due: order.total - order.wallet_used }),
    contact_person_number: order.contact?.number ?? null,
    order_note: order.order_note,
    unavailable_item_note: order.unavailable_item_note,
    cutlery: flag(order.cutlery),
    coupon_code: extras?.coupon_code ?? null,
    cancellation_reason: order.cancellation_reason,
    charge_payer: order.charge_payer,
    parcel_category: extras?.parcel_category ? textIn(language, extras.parcel_category) : null,
    prescription_order: flag(order.prescription),
    prescription_full_urls: picturesOf('prescription'),
    offline_payment: extras?.offline
      ? { ...extras.offline, method_name: textIn(language, extras.offline.method_name) }
      : null,
    refund: extras?.refund ?? null,
    refund_full_urls: picturesOf('refund'),
    can_cancel: flag(canCancel(order)),
    can_pay: flag(isLeftToPay && (!order.prescription || allows('digital_payment'))),
    can_switch_to_cash: flag(isLeftToPay && allows('cash_on_delivery')),
    tip_after: order.tip_after / 100,
    tip_payment: extras?.tip_payment ? fundAttemptOf(extras.tip_payment) : null,
    can_tip: flag(canTip(order, tip_days, now())),
    can_request_refund: flag(!extras?.refund && canRequestRefund(order, refund_days, now())),
  };
}

/** An order can be cancelled until it is confirmed (ORD-4, ORD-16). */
export const canCancel = ({ status }: Pick<OrderRow, 'status'>): boolean => status === 'pending';

/** A delivered order of an account can be refunded for some days (ORD-6). */
export const canRequestRefund = (order: OrderRow, days: number, now: Date): boolean =>
  order.customer_id !== null &&
  order.status === 'delivered' &&
  order.payment_status === 'paid' &&
  now.getTime() - order.status_at.getTime() <= days * 24 * 3600 * 1000;

interface Extras {
  coupon_code: string | null;
  parcel_category: LocalizedText | null;
  files: { id: string; purpose: string }[] | null;
  offline: {
    method_name: LocalizedText;
    answers: Record<string, string>;
    status: 'pending' | 'verified' | 'denied';
    note: string;
  } | null;
  refund: { status: 'pending' | 'approved' | 'refused'; reason: string; note: string } | null;
  tip_payment: Pick<PaymentRow, 'amount' | 'status'> | null;
}

const extrasOf = (db: Context['pool'], orderId: number) =>
  row<Extras>(
    db,
    sql`select coupon.code as coupon_code, kind.name as parcel_category,
          (select jsonb_agg(jsonb_build_object('id', id, 'purpose', purpose) order by created_at, id)
             from marketplace.files where order_id = o.id) as files,
          (select jsonb_build_object('method_name', m.name, 'answers', p.answers, 'status', p.status, 'note', p.note)
             from marketplace.offline_payments p join marketplace.offline_methods m on m.id = p.method_id where p.order_id = o.id) as offline,
          (select jsonb_build_object('status', r.status, 'reason', r.reason, 'note', case when r.status = 'pending' then r.note else r.answer end)
             from marketplace.refund_requests r where r.order_id = o.id) as refund,
          (select jsonb_build_object('amount', amount, 'status', status) from marketplace.payments
             where order_id = o.id and purpose = 'tip' order by created_at desc, id limit 1) as tip_payment
        from marketplace.orders o
        left join marketplace.coupons coupon on coupon.id = o.coupon_id
        left join marketplace.parcel_categories kind on kind.id = o.parcel_category_id
        where o.id = ${orderId}`,
  );

/** What was bought, in the texts and at the price of that moment. */
async function linesOf(
  db: Context['pool'],
  orderId: number,
  { language, mediaUrl }: Reader,
): Promise<BillLine[]> {
  const sold = await soldLines(db, orderId);
  return sold.map((line) => ({
    cart_id: null,
    item_id: line.campaign_item_id ?? line.item_id,
    item_type: line.campaign_item_id === null ? 'Item' : 'ItemCampaign',
    name: textIn(language, line.name),
    slug: line.slug,
    image_full_url: pictureUrl(mediaUrl, line.image),
    quantity: line.quantity,
    variation: line.variation.map(({ name, values }) => ({
      name: textIn(language, name),
      values: { label: values.map((value) => textIn(language, value)) },
    })),
    price: line.price / 100,
    previous_price: null,
    discount: line.discount / 100,
    add_ons: line.add_ons.map((addOn) => ({
      ...addOn,
      name: textIn(language, addOn.name),
      price: addOn.price / 100,
    })),
    note: line.note,
    total: lineCents(line) / 100,
    is_prescription_required: flag(line.prescription),
    stock: null,
    problem: null,
  }));
}
