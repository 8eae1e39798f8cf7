import type { PrescriptionBody } from '@souk/api-client';
import type { Contact, DeliveryAddress, PlaceOrderBody, Quote, QuoteBody } from '@souk/contracts';
import type { Goods } from './goods.ts';
import { orderItem } from './goods.ts';
import type { OrderValues } from './order-values.ts';

/** Who orders, and where to. */
export interface Orderer {
  /** Undefined for customers, whose token says who they are. */
  guestId: string | undefined;
  address: DeliveryAddress | null;
  contact: Contact | null;
}

type GoodsBody = Pick<QuoteBody, 'items' | 'is_buy_now' | 'parcel' | 'prescription' | 'store_id'>;

function goodsBody(goods: Goods, values: OrderValues): GoodsBody {
  if (goods.page === 'cart') return {};
  if (goods.page === 'prescription') return { prescription: 1, store_id: goods.storeId };
  if (goods.page === 'parcel') return { parcel: goods.parcel };
  return {
    items: [orderItem(goods.choice, values.quantity)],
    ...(goods.page === 'buy_now' ? { is_buy_now: 1 as const } : {}),
  };
}

/** The fields that affect the amount, and nothing else: the quote is asked again when one of these changes. */
export function quoteBody(goods: Goods, values: OrderValues, { guestId, address }: Orderer): QuoteBody {
  const { orderType, coupon, slot, tip, partial, payment } = values;
  const delivered = orderType === 'delivery';
  return {
    ...(guestId === undefined ? {} : { guest_id: guestId }),
    order_type: orderType,
    ...goodsBody(goods, values),
    ...(coupon ? { coupon_code: coupon } : {}),
    ...(slot ? { schedule_at: slot } : {}),
    // An order for pickup has no address.
    ...(tip > 0 && orderType !== 'take_away' ? { dm_tips: tip } : {}),
    ...(partial ? { partial_payment: 1 as const } : {}),
    // Which way only counts where the wallet has a part.
    ...(payment && (partial || payment === 'wallet') ? { payment_method: payment } : {}),
    ...(delivered && address
      ? { address: address.address, latitude: address.latitude, longitude: address.longitude }
      : {}),
  };
}

const filled = <T extends Record<string, string>>(texts: T): Partial<T> =>
  Object.fromEntries(Object.entries(texts).filter(([, value]) => value.trim() !== '')) as Partial<T>;

const contactBody = (contact: Contact) => ({
  contact_person_name: contact.name,
  contact_person_number: contact.number,
  ...(contact.email ? { contact_person_email: contact.email } : {}),
});

/** What is written of an address beside its place. */
const addressBody = ({ address_type, road, house, floor, additional_information }: DeliveryAddress) =>
  filled({ address_type, road, house, floor, additional_information });

/** What a rider should know of a parcel was said with it (PCL-4). */
const noteOf = (goods: Goods, note: string): string =>
  (goods.page === 'parcel' ? (goods.note ?? '') : note).trim();

/**
 * The order as it is placed, at the total that the customer saw (CHK-2). An invalid coupon does not block the order.
 * @throws Error without a payment method, which the form does not let through
 */
export function placeBody(
  goods: Goods,
  values: OrderValues,
  orderer: Orderer,
  { bill, coupon }: Quote,
): PlaceOrderBody {
  const { payment, orderType, extras, note, offlineMethod, offlineAnswers } = values;
  if (!payment) throw new Error('placeBody: a payment method is required');
  const { address, contact } = orderer;
  const { cutlery, unavailable_item_note, prescription_files = [] } = extras;
  return {
    ...quoteBody(goods, coupon ? values : { ...values, coupon: '' }, orderer),
    payment_method: payment,
    accepted_total: bill.total,
    // A parcel's ends carry their own.
    ...(goods.page === 'parcel' || !contact ? {} : contactBody(contact)),
    ...(orderType === 'delivery' && address ? addressBody(address) : {}),
    ...filled({ order_note: noteOf(goods, note), unavailable_item_note: unavailable_item_note ?? '' }),
    ...(cutlery === undefined ? {} : { cutlery: cutlery ? (1 as const) : (0 as const) }),
    ...(prescription_files.length > 0 ? { prescription_files: prescription_files.map(({ id }) => id) } : {}),
    ...(payment === 'offline_payment' && offlineMethod !== null
      ? {
          offline_method_id: offlineMethod,
          offline_answers: filled(offlineAnswers) as Record<string, string>,
        }
      : {}),
  };
}

/**
 * A prescription as it is sent to the store that prices it (RX-2).
 * @throws Error without an address or a contact, which the form does not let through
 */
export function prescriptionBody(
  storeId: number,
  { tip, note, extras }: OrderValues,
  { guestId, address, contact }: Orderer,
): PrescriptionBody {
  if (!address || !contact) throw new Error('prescriptionBody: address and contact are required');
  return {
    ...(guestId === undefined ? {} : { guest_id: guestId }),
    store_id: storeId,
    address: address.address,
    latitude: address.latitude,
    longitude: address.longitude,
    ...addressBody(address),
    ...contactBody(contact),
    ...(tip > 0 ? { dm_tips: tip } : {}),
    ...filled({ order_note: note.trim() }),
    prescription_files: (extras.prescription_files ?? []).map(({ id }) => id),
  };
}
