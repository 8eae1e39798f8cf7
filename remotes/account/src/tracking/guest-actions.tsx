import { orderPlacedPath } from '@souk/contracts';
import type { Tracking } from '@souk/contracts';
import { ReceiptText } from '@souk/ui';
import { ActionLink } from '../page/action-link.ts';
import { CancelOrder } from '../page/cancel-order.tsx';
import { Actions } from '../page/card.tsx';
import { useText } from './texts/texts.ts';
import { useGuestOrder } from './use-guest-order.ts';

/** What else a guest can do about an order that was placed in this browser: look at it, and cancel it in time (ORD-4, AMB-5). */
export function GuestActions({ order }: { order: Tracking }) {
  const t = useText();
  const own = useGuestOrder(order);
  if (!own) return null;
  return (
    <Actions>
      <ActionLink to={orderPlacedPath(order)} $variant="secondary">
        <ReceiptText size={18} aria-hidden />
        {t('seeDetails')}
      </ActionLink>
      {own.isPending && <CancelOrder order={own.details} guestId={own.guestId} />}
    </Actions>
  );
}
