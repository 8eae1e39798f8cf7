import { HEADERS } from '@souk/contracts';
import type { Answer, Message, OrderDetails, PaymentMethod, Query, Tracking } from '@souk/contracts';
import { completing } from '../complete.ts';
import { minutes, pagesOf, queryOf } from '../query-of.ts';
import { readDetails, readOrderPage, readReasons, readTracking } from '../read-order.ts';
import { inHeader, type Whose } from '../request-headers.ts';
import { get, post, postForm, put } from '../request.ts';
import { retryUpTo } from '../retry.ts';

const readMessage = completing<Message>({ message: '' });

/** Orders change while they are looked at: each look asks. */
const FRESH = { on: ['customer', 'language'], staleTime: 0 } as const;

/** Orders that are under way, latest first (ORD-1). */
export const fetchRunningOrders = (params: Query<'runningOrders'> = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/order/running', readOrderPage, { ...params }, signal);
export const runningOrdersPages = (params: { limit?: number } = {}) =>
  pagesOf('runningOrders', fetchRunningOrders, ({ orders }) => orders, params);

/** Orders that have ended, latest first (ORD-1). */
export const fetchPastOrders = (params: Query<'pastOrders'> = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/order/history', readOrderPage, { ...params }, signal);
export const pastOrdersPages = (params: { limit?: number } = {}) =>
  pagesOf('pastOrders', fetchPastOrders, ({ orders }) => orders, params);

/** An order with its bill and lines, for who placed it (ORD-2). */
export function fetchOrderDetails(
  request: Whose & { order_id: number },
  signal?: AbortSignal,
): Promise<OrderDetails> {
  const { params, headers } = inHeader(request);
  return get('/api/v1/customer/order/details', readDetails, params, signal, { headers });
}
export const orderDetailsQuery = (params: Whose & { order_id: number }) =>
  queryOf('orderDetails', fetchOrderDetails, params, { ...FRESH, meta: { missingIsShown: true } });

/** Where an order is; without an account by the phone or email of its contact (ORD-3, AMB-5). Rejects with `ApiError` 404 for a wrong one and for no such order. */
export function fetchTracking(request: Query<'trackOrder'>, signal?: AbortSignal): Promise<Tracking> {
  const { params, headers } = inHeader(request);
  return get('/api/v1/customer/order/track', readTracking, params, signal, { headers });
}
/** Retries once, and only where that may help (ORD-3, API-11). */
export const trackingQuery = (params: Query<'trackOrder'>) =>
  queryOf('trackOrder', fetchTracking, params, {
    ...FRESH,
    retry: retryUpTo(1),
    meta: { missingIsShown: true },
  });

/** Cancels an order that is not yet being made (ORD-4, PAY-5). */
export const cancelOrder = (body: Whose & { order_id: number; reason: string; note?: string }) =>
  post('/api/v1/customer/order/cancel', readMessage, { ...body, _method: 'put' });

/** Why an order may be cancelled (ORD-5). */
export const fetchCancellationReasons = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/customer/order/cancellation-reasons',
    readReasons,
    { offset: 1, limit: 10, type: 'customer' },
    signal,
  );
export const cancellationReasonsQuery = () =>
  queryOf('cancellationReasons', fetchCancellationReasons, {}, { on: ['language'], staleTime: minutes(5) });

/** Why money may be asked back (ORD-6). */
export const fetchRefundReasons = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/order/refund-reasons', readReasons, {}, signal);
export const refundReasonsQuery = () =>
  queryOf('refundReasons', fetchRefundReasons, {}, { on: ['language'], staleTime: minutes(5) });

/** Asks for the money of a delivered order back; `files` were uploaded before (ORD-6). */
export const requestRefund = (body: { order_id: number; reason: string; note?: string; files?: string[] }) =>
  post('/api/v1/customer/order/refund-request', readMessage, body);

/** Pays an unpaid order another way, or tries again (PAY-4 to PAY-6). Rejects with `ApiError` 409 `bill_changed` where the total is not the accepted one. */
export const payOrder = (
  body: Whose & { order_id: number; payment_method?: PaymentMethod; accepted_total?: number },
) =>
  post(
    '/api/v1/customer/order/payment-method',
    completing<Answer<'payOrder'>>({ message: '', payment_url: null }),
    { ...body, _method: 'put' },
  );

/** Gives a tip after delivery; `amount` in units. Rejects with `ApiError` 409 where none can be given any more. */
export const tipOrder = (
  body: Whose & { order_id: number; amount: number; payment_method: 'wallet' | 'digital_payment' },
) =>
  post(
    '/api/v1/customer/order/tip',
    completing<Answer<'tipOrder'>>({ message: '', payment_url: null }),
    body,
  );

/** The answers to an offline method's fields (CHK-8). */
export const sendOfflinePayment = (
  body: Whose & {
    order_id: number;
    offline_method_id: number;
    offline_answers: Record<string, string>;
  },
) => put('/api/v1/customer/order/offline-payment', readMessage, body);

/** What a prescription order says beside pictures that go with it (RX-2). */
export interface PrescriptionBody extends Whose {
  store_id: number;
  address: string;
  latitude: number;
  longitude: number;
  road?: string;
  house?: string;
  floor?: string;
  additional_information?: string;
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email?: string;
  address_type?: string;
  order_note?: string;
  dm_tips?: number;
  /** Ids of pictures that were uploaded before. */
  prescription_files?: string[];
}

/** Photographs over a slow line take longer than a question. */
const TIMEOUT_MS = 120_000;

/** Orders what a prescription names (RX-1). Send a repeat with the key of the first try. Rejects with `ApiError`. */
export function placePrescription(
  { prescription_files = [], ...body }: PrescriptionBody,
  idempotencyKey: string,
  pictures: readonly Blob[] = [],
): Promise<Answer<'placePrescription'>> {
  const form = new FormData();
  for (const [name, value] of Object.entries(body)) if (value !== undefined) form.append(name, String(value));
  for (const file of prescription_files) form.append('prescription_files[]', file);
  for (const picture of pictures) form.append('order_attachment[]', picture);
  const read = completing<Answer<'placePrescription'>, 'order_id'>({ message: '' });
  return postForm('/api/v1/customer/order/prescription/place', read, form, {
    timeout: TIMEOUT_MS,
    headers: { [HEADERS.idempotency]: idempotencyKey },
  });
}
