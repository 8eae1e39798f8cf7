import { orderDetailsQuery, withShownError } from '@souk/api-client';
import { orderPlacedPath } from '@souk/contracts';
import type { Tracking } from '@souk/contracts';
import { useQuery } from '@souk/remote-kit';
import { ReceiptText } from '@souk/ui';
import { ActionLink } from '../page/action-link.ts';
import { CancelOrder } from '../page/cancel-order.tsx';
import { Actions } from '../page/card.tsx';
import { useText } from './texts/texts.ts';

/** What a guest can do about an order that was placed in this browser: look at it, and cancel it in time (ORD-4, AMB-5). */
export function GuestActions({ order, guestId }: { order: Tracking; guestId: string }) {
  const t = useText();
  // Refused to those who know only its number and contact.
  const { data } = useQuery(withShownError(orderDetailsQuery({ order_id: order.id, guest_id: guestId })));
  if (!data) return null;
  return (
    <Actions>
      <ActionLink to={orderPlacedPath(order)} $variant="secondary">
        <ReceiptText size={18} aria-hidden />
        {t('seeDetails')}
      </ActionLink>
      {/* What is followed is newer than the details. */}
      {order.order_status === 'pending' && <CancelOrder order={data} guestId={guestId} />}
    </Actions>
  );
}
