import { orderDetailsQuery, withShownError } from '@souk/api-client';
import { orderPlacedPath } from '@souk/contracts';
import type { OrderDetails, Tracking } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { ReceiptText } from '@souk/ui';
import { ActionLink } from '../page/action-link.ts';
import { CancelOrder } from '../page/cancel-order.tsx';
import { Actions } from '../page/card.tsx';
import { FOLLOW } from '../page/follow-order.ts';
import { isPriceToAccept, PaymentOptions } from '../page/payment-options.tsx';
import { useText } from './texts/texts.ts';

/** A price is accepted where the bill is: on the page of the details. */
const isPayable = (order: OrderDetails | undefined): boolean =>
  order?.can_pay === 1 && (order.payment_method === 'offline_payment' || !isPriceToAccept(order));

/** What a guest can do about an order that was placed in this browser: look at it, pay it, and cancel it in time (ORD-4, PAY-3, CHK-15, AMB-5). */
export function GuestActions({ order, guestId }: { order: Tracking; guestId: string }) {
  const t = useText();
  const { data } = useQuery({
    // Refused to those who know only its number and contact.
    ...withShownError(orderDetailsQuery({ order_id: order.id, guest_id: guestId })),
    // Only the details include whether an offline payment was found, and what is left to pay.
    refetchInterval: (query) => (isPayable(query.state.data) ? FOLLOW.refetchInterval(query) : false),
  });
  if (!data) return null;
  // What is followed is newer than the details.
  const isPending = order.order_status === 'pending';
  return (
    <>
      {isPending && isPayable(data) && <PaymentOptions order={data} guestId={guestId} />}
      <Actions>
        <ActionLink to={orderPlacedPath(order)} $variant="secondary">
          <ReceiptText size={18} aria-hidden />
          {t('seeDetails')}
        </ActionLink>
        {isPending && <CancelOrder order={data} guestId={guestId} />}
      </Actions>
    </>
  );
}
