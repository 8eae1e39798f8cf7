import { HEADERS } from '@souk/contracts';
import type {
  Answer,
  AppliedCoupon,
  Bill,
  BillLine,
  OfflineMethod,
  PlacedOrder,
  PlaceOrderBody,
  Quote,
  QuoteBody,
} from '@souk/contracts';
import { complete, completing, isRaw, listOf, raw } from '../complete.ts';
import { minutes, queryOf } from '../query-of.ts';
import { inHeader, type Whose } from '../request-headers.ts';
import { get, post } from '../request.ts';

/** An order is made in one go, with stock, wallet and coupon: it may take longer than a question. */
const PLACING_TIMEOUT_MS = 30_000;

export const readBill = completing<Bill, 'total' | 'due'>({
  subtotal: 0,
  item_discount: 0,
  add_ons: 0,
  coupon_discount: 0,
  welcome_discount: 0,
  tax: 0,
  tax_included: 0,
  delivery_fee: 0,
  full_delivery_fee: 0,
  packaging_fee: 0,
  service_fee: 0,
  tip: 0,
  wallet_used: 0,
});

export const readBillLine = completing<BillLine, 'item_id' | 'quantity' | 'price' | 'name' | 'total'>({
  cart_id: null,
  item_type: 'Item',
  slug: '',
  image_full_url: '',
  variation: [],
  previous_price: null,
  discount: 0,
  add_ons: [],
  note: '',
  is_prescription_required: 0,
  stock: null,
  problem: null,
});

const readQuote = (value: unknown): Quote =>
  complete<Quote, 'lines' | 'bill'>(
    { ...raw(value), lines: listOf(readBillLine)(raw(value).lines), bill: readBill(raw(value).bill) },
    {
      store: null,
      problems: [],
      distance: null,
      coupon: null,
      payment_methods: [],
      slots: [],
      open_now: 1,
      tip_choices: [],
      wallet_balance: null,
      cashback: null,
      prescription_required: 0,
      last_note: null,
    },
  );

const readPlaced = completing<PlacedOrder, 'order_id' | 'total_amount'>({
  message: '',
  payment_status: 'unpaid',
  payment_url: null,
});

/** What an order would cost now, and what could be chosen (CHK-10). */
export const fetchQuote = (body: QuoteBody, signal?: AbortSignal) =>
  post('/api/v1/customer/order/quote', readQuote, body, { signal });
/** Asked again whenever it is looked at: prices, stock and hours change. */
export const quoteQuery = (body: QuoteBody) => queryOf('quoteOrder', fetchQuote, body, { staleTime: 0 });

/** Places an order (CHK-2). Send a repeat with the key of the first try. Rejects with `ApiError`: 409 `bill_changed` where the total is not the accepted one. */
export function placeOrder(
  body: PlaceOrderBody,
  idempotencyKey: string,
  moduleId?: number,
): Promise<PlacedOrder> {
  return post('/api/v1/customer/order/place', readPlaced, body, {
    timeout: PLACING_TIMEOUT_MS,
    headers: {
      [HEADERS.idempotency]: idempotencyKey,
      ...(moduleId === undefined ? {} : { [HEADERS.module]: String(moduleId) }),
    },
  });
}

/** Whether a code holds at a store (WAL-7, CHK-4). Rejects with `ApiError`, whose message says why not. */
export function applyCoupon(request: Whose & { code: string; store_id: number }): Promise<AppliedCoupon> {
  const { params, headers } = inHeader(request);
  const read = completing<AppliedCoupon, 'discount' | 'discount_type' | 'code'>({
    title: '',
    min_purchase: 0,
    max_discount: 0,
  });
  return get('/api/v1/coupon/apply', read, params, undefined, { headers });
}

/** Ways to pay that a person confirms (CHK-8). */
export const fetchOfflineMethods = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/offline_payment_method_list',
    listOf(completing<OfflineMethod, 'id' | 'method_name'>({ instructions: [], inputs: [] })),
    {},
    signal,
  );
export const offlineMethodsQuery = () =>
  queryOf('offlineMethods', fetchOfflineMethods, {}, { on: ['language'], staleTime: minutes(5) });

const readCashback = (value: unknown): Answer<'cashbackFor'> =>
  isRaw(value) ? complete<NonNullable<Answer<'cashbackFor'>>, 'cashback_amount'>(value, { title: '' }) : null;

/** What comes back to the wallet for an amount; null for nothing (CHK-8). */
export const fetchCashbackFor = (params: { amount: number }, signal?: AbortSignal) =>
  get('/api/v1/cashback/getCashback', readCashback, params, signal);

/** Notes for the rider to choose from (PCL-5). */
export const fetchParcelInstructions = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/customer/order/parcel-instructions',
    listOf(completing<Answer<'parcelInstructions'>[number], 'id' | 'instruction'>({})),
    {},
    signal,
  );
export const parcelInstructionsQuery = () =>
  queryOf('parcelInstructions', fetchParcelInstructions, {}, { on: ['language'], staleTime: minutes(5) });
