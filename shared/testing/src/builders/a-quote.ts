import type { AppliedCoupon, Bill, BillLine, OfflineMethod, PlacedOrder, Quote } from '@souk/contracts';

/** A bill of one soup, delivered. */
export const aBill = (changes: Partial<Bill> = {}): Bill => ({
  subtotal: 4.5,
  item_discount: 0,
  add_ons: 0,
  coupon_discount: 0,
  welcome_discount: 0,
  tax: 0.5,
  tax_included: 0,
  delivery_fee: 2,
  full_delivery_fee: 2,
  packaging_fee: 0,
  service_fee: 1,
  tip: 0,
  total: 8,
  wallet_used: 0,
  due: 8,
  ...changes,
});

export const aBillLine = (changes: Partial<BillLine> = {}): BillLine => ({
  cart_id: 1,
  item_id: 1,
  item_type: 'Item',
  name: 'Lentil Soup',
  slug: 'lentil-soup',
  image_full_url: '/media/items/lentil-soup-480.webp',
  quantity: 1,
  variation: [],
  price: 4.5,
  previous_price: null,
  discount: 0,
  add_ons: [],
  note: '',
  total: 4.5,
  is_prescription_required: 0,
  stock: null,
  problem: null,
  ...changes,
});

/** What one soup costs now, paid in cash, at a store that is open. */
export const aQuote = (changes: Partial<Quote> = {}): Quote => ({
  store: {
    id: 1,
    slug: 'olive-kitchen',
    name: 'Olive Kitchen',
    address: '4 Saffron Street, Marsa Lulwa',
    latitude: 24.77,
    longitude: 54.76,
    logo_full_url: '/media/stores/olive-kitchen-logo-240.webp',
    delivery: 1,
    take_away: 1,
    delivery_time: '20-30',
    minimum_order: 0,
    zone_id: 1,
  },
  lines: [aBillLine()],
  bill: aBill(),
  problems: [],
  distance: 1.5,
  coupon: null,
  payment_methods: [
    { method: 'cash_on_delivery', allowed: 1, reason: null },
    { method: 'wallet', allowed: 0, reason: 'Sign in to pay from your wallet' },
    { method: 'digital_payment', allowed: 1, reason: null },
    { method: 'offline_payment', allowed: 1, reason: null },
  ],
  slots: [],
  open_now: 1,
  tip_choices: [1, 2, 5],
  wallet_balance: null,
  cashback: null,
  prescription_required: 0,
  last_note: null,
  ...changes,
});

export const aPlacedOrder = (changes: Partial<PlacedOrder> = {}): PlacedOrder => ({
  message: 'Order placed successfully',
  order_id: 100_001,
  total_amount: 8,
  payment_status: 'unpaid',
  payment_url: null,
  ...changes,
});

export const anOfflineMethod = (changes: Partial<OfflineMethod> = {}): OfflineMethod => ({
  id: 1,
  method_name: 'Bank transfer',
  instructions: [{ name: 'Account', value: 'MB12 0000 1234' }],
  inputs: [
    { name: 'sender', label: 'Name of the sender', placeholder: 'As on the transfer', required: 1 },
    { name: 'reference', label: 'Reference', placeholder: '', required: 0 },
  ],
  ...changes,
});

export const anAppliedCoupon = (changes: Partial<AppliedCoupon> = {}): AppliedCoupon => ({
  code: 'WELCOME10',
  title: 'Ten percent off',
  discount_type: 'percent',
  discount: 10,
  min_purchase: 0,
  max_discount: 0,
  ...changes,
});
