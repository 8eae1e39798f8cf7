import { orderDetailsQuery, withShownError } from '@souk/api-client';
import type { OrderDetails, Tracking } from '@souk/contracts';
import { useQuery, useReadable, useShell } from '@souk/remote-kit';
import { FOLLOW } from '../page/follow-order.ts';
import { isPriceToAccept } from '../page/payment-options.tsx';

/** A price is accepted where the bill is: on the page of the details. */
const isPayable = (order: OrderDetails | undefined): boolean =>
  order?.can_pay === 1 && (order.payment_method === 'offline_payment' || !isPriceToAccept(order));

interface GuestOrder {
  guestId: string;
  details: OrderDetails;
  /** Whether it is left to pay, and not canceled since. */
  isPayable: boolean;
  isPending: boolean;
}

/** The details of an order that a guest placed in this browser; null for customers, and for who knows only its contact (AMB-5). */
export function useGuestOrder(order: Tracking): GuestOrder | null {
  const { status, guestId } = useReadable(useShell().session.state);
  const { data } = useQuery({
    // Refused to those who know only its number and contact.
    ...withShownError(orderDetailsQuery({ order_id: order.id, guest_id: guestId ?? '' })),
    enabled: status === 'guest' && guestId !== null,
    // Only the details include whether an offline payment was found, and what is left to pay.
    refetchInterval: (query) => (isPayable(query.state.data) ? FOLLOW.refetchInterval(query) : false),
  });
  if (status !== 'guest' || guestId === null || !data) return null;
  // What is followed is newer than the details.
  const isPending = order.order_status === 'pending';
  return { guestId, details: data, isPayable: isPending && isPayable(data), isPending };
}
