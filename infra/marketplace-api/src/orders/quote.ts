import type { Bill, Quote } from '@souk/contracts/api';
import type { Context } from '../context.ts';
import { flag } from '../entities/flag.ts';
import { pictureUrl } from '../entities/pictures.ts';
import { textIn } from '../entities/localized-text.ts';
import { notFound } from '../http/problem.ts';
import { translate, type Language } from '../texts/translate.ts';
import type { Amounts } from './bill.ts';
import { cashbackFor } from './cashback.ts';
import {
  computeOrder,
  MAX_CENTS,
  type ComputedOrder,
  type OrderRequest,
  type RouteDistance,
} from './computed-order.ts';
import { requestedLines, type RequestedGoods } from './requested-goods.ts';
import { lastNote } from './last-note.ts';
import { placeOf } from './order-problems.ts';
import { orderStore, parcelTerms } from './order-store.ts';
import { reasonOf } from './payment-choice.ts';
import { billLineOf } from './priced-line.ts';
import { measureRoute } from './route-distance.ts';

/** The goods that a request orders. */
export const requestedGoods = ({ visitor, moduleId, language, body }: OrderRequest): RequestedGoods => ({
  visitor,
  moduleId,
  language,
  items: body.order_type === 'parcel' || body.prescription === 1 ? [] : body.items,
});

/**
 * The distance of an order's delivery; null where it is not delivered, its ends are unknown or outside the zone: such an order is
 * refused, and requests to a map provider cost money. Sends requests, so call it outside of transactions.
 */
export async function routeOf(context: Context, request: OrderRequest): Promise<RouteDistance | null> {
  const { pool, geo, now } = context;
  const { body, language } = request;
  if (body.order_type === 'parcel' && body.parcel) {
    const { sender, receiver, parcel_category_id } = body.parcel;
    const from = { lat: sender.latitude, lng: sender.longitude };
    const to = { lat: receiver.latitude, lng: receiver.longitude };
    const terms = await parcelTerms(pool, request.moduleId, parcel_category_id, from, to);
    return terms?.covers ? { storeId: null, metres: await measureRoute(geo, from, to, language) } : null;
  }
  const to = placeOf(body);
  const storeId = to ? await requestedStore(context, request) : undefined;
  if (!to || storeId === undefined) return null;
  const store = await orderStore(pool, storeId, to, now());
  if (!store) throw notFound('store');
  if (!store.covers) return null;
  const from = { lat: store.latitude, lng: store.longitude };
  return { storeId, metres: await measureRoute(geo, from, to, language) };
}

async function requestedStore({ pool, now }: Context, request: OrderRequest): Promise<number | undefined> {
  if (request.body.prescription === 1) return request.body.store_id;
  const [first] = await requestedLines(pool, requestedGoods(request), now());
  return first?.item.store_id;
}

/** An order's current price, problems and choices (CHK-10). */
export async function quoteOrder(context: Context, request: OrderRequest): Promise<Quote> {
  const { pool } = context;
  const lines = await requestedLines(pool, requestedGoods(request), context.now());
  const order = await computeOrder(pool, context, request, lines, await routeOf(context, request), {
    withSlots: true,
  });
  const isPriced = order.balance !== null && order.bill.total <= MAX_CENTS;
  const cashback = isPriced ? await cashbackFor(pool, order.bill.total, context.now()) : null;
  return {
    ...quoteOf(order, context, request.language),
    ...(request.body.prescription === 1 ? { prescription_required: flag(true) } : {}),
    cashback: cashback && {
      title: textIn(request.language, cashback.title),
      amount: cashback.amount / 100,
    },
    last_note: await lastNote(pool, request),
  };
}

/** The bill as the API returns it, in units of the currency. */
export function billWire({ tax_included, ...amounts }: Amounts): Bill {
  const { subtotal, item_discount, add_ons, coupon_discount, welcome_discount, tax } = amounts;
  const { delivery_fee, full_delivery_fee } = amounts;
  const { packaging_fee, service_fee, tip, total, wallet_used, due } = amounts;
  return {
    subtotal: subtotal / 100,
    item_discount: item_discount / 100,
    add_ons: add_ons / 100,
    coupon_discount: coupon_discount / 100,
    welcome_discount: welcome_discount / 100,
    tax: tax / 100,
    tax_included: flag(tax_included),
    delivery_fee: delivery_fee / 100,
    full_delivery_fee: full_delivery_fee / 100,
    packaging_fee: packaging_fee / 100,
    service_fee: service_fee / 100,
    tip: tip / 100,
    total: total / 100,
    wallet_used: wallet_used / 100,
    due: due / 100,
  };
}

function quoteOf(
  order: ComputedOrder,
  { mediaUrl }: Context,
  language: Language,
): Omit<Quote, 'cashback' | 'last_note'> {
  const { store, lines, coupon, bill, metres } = order;
  return {
    store: store && {
      id: store.id,
      slug: store.slug,
      name: textIn(language, store.name),
      address: textIn(language, store.address),
      latitude: store.latitude,
      longitude: store.longitude,
      logo_full_url: pictureUrl(mediaUrl, store.logo),
      delivery: flag(store.delivery),
      take_away: flag(store.take_away),
      delivery_time: store.delivery_time,
      minimum_order: store.minimum_order / 100,
      zone_id: store.zone_id,
    },
    lines: lines.map((line) => billLineOf(line, { language, mediaUrl })),
    bill: billWire(bill),
    problems: order.problems.map(({ code, details: { text, values } }) => ({
      code,
      message: translate(language, text, values),
    })),
    distance: metres === null ? null : metres / 1000,
    coupon: coupon && {
      code: coupon.code,
      title: textIn(language, coupon.title),
      discount: bill.coupon_discount / 100,
    },
    payment_methods: order.choices.map((choice) => ({
      method: choice.method,
      allowed: flag(choice.refusal === null),
      reason: reasonOf(choice, language),
    })),
    slots: order.slots.map(({ starts, ends }) => ({
      starts: starts.toISOString(),
      ends: ends.toISOString(),
    })),
    open_now: flag(order.openNow),
    tip_choices: order.settings.tip_choices.map((tip) => tip / 100),
    wallet_balance: order.balance === null ? null : order.balance / 100,
    prescription_required: flag(lines.some(({ line }) => line.item.prescription)),
  };
}
