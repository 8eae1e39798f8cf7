import { accountPath } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import { ButtonLink } from './button-link.ts';
import { TrackButton, trackPath } from './track-button.tsx';

/** The button to a customer's order, or a guest's tracking; null where no live release draws these (CHK-12, CHK-14). */
export function useOrderButton(order: OrderDetails, label?: string) {
  const t = useText();
  const { canNavigate, session } = useShell();
  const isGuest = useReadable(session.state).status === 'guest';
  if (isGuest) return canNavigate(trackPath(order)) ? <TrackButton order={order} label={label} /> : null;
  const path = accountPath('my-orders', { orderId: order.id, from: 'checkout' });
  if (!canNavigate(path)) return null;
  return (
    <ButtonLink to={path} $size="l" $block>
      {label ?? t('placed.see')}
    </ButtonLink>
  );
}
