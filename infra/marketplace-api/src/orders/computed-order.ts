import type { ParcelBody, PaymentMethod, QuoteBody } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Line } from '../cart/cart-line.ts';
import type { Context } from '../context.ts';
import { readSettings, type Settings } from '../entities/settings.ts';
import { type ApiProblem, createProblem } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { row, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';
import { billOf, goodsCents, paidByWallet, type Amounts } from './bill.ts';
import { couponByCode, couponProblem, type CouponRow } from './coupon.ts';
import { deliveryFee, distanceFee } from './delivery-fee.ts';
import { formatMoney } from './format-money.ts';
import {
  lineProblems,
  parcelProblems,
  placeOf,
  prescriptionProblems,
  refusal,
  storeProblems,
  timeProblems,
  visitorProblems,
} from './order-problems.ts';
import { orderStore, parcelTerms, type OrderStore, type ParcelTerms } from './order-store.ts';
import { hasOfflineMethods, paymentChoices, type PaymentChoice } from './payment-choice.ts';
import { isSoldAt, pricedLines, type PricedLine } from './priced-line.ts';
import { slotsOf, type Slot } from './schedule.ts';
import { unpaidProblem } from './unpaid-orders.ts';
import { welcomeDiscountOf } from './welcome-discount.ts';

/** The order that a visitor requests. */
export interface OrderRequest {
  visitor: Visitor;
  /** A guest's network, hashed; null for customers. */
  network: Buffer | null;
  moduleId: number;
  language: Language;
  body: QuoteBody;
}

/** The distance of the delivery, looked up before any transaction, since that takes time. */
export interface RouteDistance {
  storeId: number | null;
  metres: number;
}

/** An order as it would be placed now. Amounts are in cents. */
export interface ComputedOrder {
  lines: PricedLine[];
  bill: Amounts;
  problems: ApiProblem[];
  store: OrderStore | null;
  coupon: CouponRow | null;
  metres: number | null;
  choices: PaymentChoice[];
  /** Payment method of the part that the wallet does not pay. */
  method: PaymentMethod | null;
  slots: Slot[];
  schedule: Date | null;
  openNow: boolean;
  balance: number | null;
  settings: Settings;
}

/** The maximum of the database's `integer`, rounded down. */
export const MAX_CENTS = 2_000_000_000;

const cents = (amount: number | undefined) => Math.round((amount ?? 0) * 100);
/**
 * Prices and validates an order: for a quote, and again in the transaction that places it. Problems are returned, not thrown, in
 * the order in which a customer would solve them.
 */
export async function computeOrder(
  db: Queryable,
  context: Context,
  request: OrderRequest,
  ordered: readonly Line[],
  route: RouteDistance | null,
  { withSlots = false } = {},
): Promise<ComputedOrder> {
  const { visitor, body, language } = request;
  const now = context.now();
  const settings = await readSettings(db);
  const balance = visitor.kind === 'customer' ? await balanceOf(db, visitor.id) : null;
  const parcel = body.order_type === 'parcel' ? await parcelOf(db, request, body.parcel) : null;
  const isPrescription = body.prescription === 1;
  const store = parcel ? null : await storeOf(db, body, ordered, now);
  const items = ordered.map(({ item }) => item);
  const openNow =
    parcel !== null ||
    // A prescription is priced later, by a pharmacist.
    isPrescription ||
    (store !== null && store.active && store.open && items.every((item) => isSoldAt(item, item.city_time)));
  // An order for now needs no time slots, unless the quote shows them.
  const needsSlots = withSlots || !openNow || body.schedule_at !== undefined;
  const slots =
    store?.schedule_order && needsSlots && !isPrescription ? await slotsOf(db, store.id, items, now) : [];
  const lines = parcel ? [] : pricedLines(ordered, body.schedule_at !== undefined || slots.length > 0);
  const schedule = slots.find(({ starts }) => starts.getTime() === Date.parse(body.schedule_at ?? ''));

  const problems = [
    ...visitorProblems(visitor, ordered, settings),
    ...(parcel
      ? parcelProblems(parcel)
      : store
        ? storeProblems(store, body)
        : [refusal('empty', 'order.empty')]),
    ...(store && isPrescription ? prescriptionProblems(store) : []),
    ...(store && !isPrescription
      ? timeProblems({ store, body, slots, openNow, chosen: schedule !== undefined })
      : []),
    ...lineProblems(lines),
  ];
  const units = lines.reduce((sum, { quantity }) => sum + quantity, 0);
  const isTooMuch = await unpaidProblem(db, context, request, units);
  if (isTooMuch) problems.push(isTooMuch);
  const goods = goodsCents(lines);
  if (store && !isPrescription && goods < store.minimum_order) {
    const amount = formatMoney(store.minimum_order, settings, language);
    problems.push(refusal('minimum_order', 'order.minimum', { amount }));
  }
  const found = body.coupon_code ? await couponByCode(db, body.coupon_code, visitor) : null;
  const isCouponRefused = body.coupon_code
    ? couponProblem(found, {
        visitor,
        moduleId: request.moduleId,
        storeId: store?.id ?? null,
        goods,
        settings,
        language,
        now,
      })
    : null;
  if (isCouponRefused) problems.push(isCouponRefused);
  const coupon = isCouponRefused ? null : found;

  const metres = route && (parcel !== null || route.storeId === store?.id) ? route.metres : null;
  const isOrder = store !== null || parcel !== null;
  const bill = billOf({
    lines,
    coupon,
    welcome: visitor.kind === 'customer' ? await welcomeDiscountOf(db, visitor.id, settings, now) : null,
    tax_rate: store?.tax_rate ?? 0,
    tax_included: store?.tax_included ?? true,
    ...deliveryOf(body, { store, parcel, metres, settings }),
    packaging_fee: store?.packaging_fee ?? 0,
    service_fee: isOrder ? settings.service_fee : 0,
    // An order picked up at the store has no tip for delivery.
    tip: isOrder && body.order_type !== 'take_away' ? cents(body.dm_tips) : 0,
  });
  if (Math.max(bill.subtotal, bill.add_ons, bill.total) > MAX_CENTS)
    problems.push(refusal('out_of_limits', 'cart.out_of_limits'));

  const paid = await paymentOf(db, context, request, { bill, balance, zone: store ?? parcel, settings });
  problems.push(...paid.problems);
  return {
    lines,
    problems,
    store,
    coupon,
    metres,
    slots,
    openNow,
    balance,
    settings,
    schedule: schedule?.starts ?? null,
    bill: paid.bill,
    choices: paid.choices,
    method: paid.method,
  };
}

async function balanceOf(db: Queryable, customerId: number): Promise<number> {
  const customer = await row<{ wallet: number }>(
    db,
    sql`select wallet from marketplace.customers where id = ${customerId}`,
  );
  return customer?.wallet ?? 0;
}

async function storeOf(
  db: Queryable,
  body: QuoteBody,
  ordered: readonly Line[],
  now: Date,
): Promise<OrderStore | null> {
  const [first] = ordered;
  const id = body.prescription === 1 ? body.store_id : first?.item.store_id;
  return id === undefined ? null : orderStore(db, id, placeOf(body), now);
}

async function parcelOf(db: Queryable, { moduleId }: OrderRequest, parcel: ParcelBody | undefined) {
  if (!parcel) throw createProblem(422, 'parcel', 'invalid.missing', { field: 'parcel' });
  const { sender, receiver } = parcel;
  const terms = await parcelTerms(
    db,
    moduleId,
    parcel.parcel_category_id,
    { lat: sender.latitude, lng: sender.longitude },
    { lat: receiver.latitude, lng: receiver.longitude },
  );
  if (!terms) throw createProblem(404, 'parcel_category_id', 'not_found.category');
  return terms;
}

/** The delivery fee, and the price of goods from which it is free (CHK-11, PCL-4). With an unknown distance it is the minimum. */
function deliveryOf(
  { order_type }: QuoteBody,
  about: { store: OrderStore | null; parcel: ParcelTerms | null; metres: number | null; settings: Settings },
): { delivery_fee: number; free_delivery_from: number | null } {
  const { store, parcel, settings } = about;
  const metres = about.metres ?? 0;
  if (parcel) {
    const fee = distanceFee(metres, { perKm: parcel.fee_per_km, min: parcel.minimum_fee });
    return { delivery_fee: fee, free_delivery_from: null };
  }
  if (!store || order_type === 'take_away') return { delivery_fee: 0, free_delivery_from: null };
  return {
    delivery_fee: deliveryFee(metres, store),
    free_delivery_from: store.free_delivery ? 0 : settings.free_delivery_over,
  };
}

/** Splits the payment: the wallet pays its part or all of it, the chosen method the rest. */
async function paymentOf(
  db: Queryable,
  context: Context,
  { body, language }: OrderRequest,
  facts: { bill: Amounts; balance: number | null; zone: OrderStore | ParcelTerms | null; settings: Settings },
): Promise<{
  bill: Amounts;
  choices: PaymentChoice[];
  method: PaymentMethod | null;
  problems: ApiProblem[];
}> {
  const { bill, balance, settings } = facts;
  const problems: ApiProblem[] = [];
  const isPartial = body.partial_payment === 1;
  const receiverPays = body.order_type === 'parcel' && body.parcel?.charge_payer === 'receiver';
  if (isPartial && balance === null) problems.push(refusal('partial_payment', 'session.token'));
  else if (isPartial && !settings.customer_wallet_status)
    problems.push(refusal('partial_payment', 'order.wallet_off'));
  else if (isPartial && receiverPays) problems.push(refusal('partial_payment', 'order.receiver_pays'));
  const part = paidByWallet(bill, isPartial && problems.length === 0 ? (balance ?? 0) : 0);
  const choices = paymentChoices(
    {
      total: bill.total,
      due: part.due,
      balance,
      zone: facts.zone,
      receiverPays,
      hasOfflineMethods: await hasOfflineMethods(db),
      settings,
    },
    context,
    language,
  );
  const requested = body.payment_method ?? null;
  // Where the wallet covers the total, no other method is needed.
  if (part.wallet_used > 0 && part.due === 0) return { bill: part, choices, method: 'wallet', problems };
  const choice = choices.find(({ method }) => method === requested);
  if (choice?.refusal) problems.push(refusal('payment_method', choice.refusal.text, choice.refusal.values));
  const isByWallet = requested === 'wallet' && !choice?.refusal;
  return { bill: isByWallet ? paidByWallet(bill, bill.total) : part, choices, method: requested, problems };
}
