import { orderProgress } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { isUnpriced } from '@souk/storefront/orders';

/**
 * What became of an order. `waiting`: its provider reports that it is paid, and the marketplace is not notified yet;
 * `denied`: its offline payment was not found (CHK-8); `prescription`: it waits for its price, or for a yes to that (RX-5).
 */
export type Outcome = 'placed' | 'waiting' | 'denied' | 'failed' | 'ended' | 'prescription';

/** The order's own state decides; the address only names what may be waited for, and is not trusted (PAY-1, CHK-12). */
export function outcomeOf(order: OrderDetails, flag: string | null): Outcome {
  const { offline_payment, order_status, payment_method, payment_status, prescription_order } = order;
  if (orderProgress({ order_status }).end) return 'ended';
  if (payment_status === 'paid') return 'placed';
  if (payment_method === 'offline_payment' && offline_payment?.status === 'denied') return 'denied';
  if (payment_method !== 'digital_payment') return 'placed';
  if (flag === 'success' && !isUnpriced(order)) return 'waiting';
  return prescription_order === 1 ? 'prescription' : 'failed';
}

/** Whether its online payment is still to come, before which the order has reached no step. */
export const awaitsPayment = (order: OrderDetails): boolean =>
  order.payment_method === 'digital_payment' && order.payment_status !== 'paid' && !isUnpriced(order);
