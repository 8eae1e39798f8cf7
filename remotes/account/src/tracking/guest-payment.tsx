import type { Tracking } from '@souk/contracts';
import { Card } from '../page/card.tsx';
import { PaymentOptions } from '../page/payment-options.tsx';
import { useText } from './texts/texts.ts';
import { useGuestOrder } from './use-guest-order.ts';

/** What is left to pay of a guest's order, before everything else: it waits for that (PAY-3, CHK-8, CHK-15). */
export function GuestPayment({ order }: { order: Tracking }) {
  const t = useText();
  const own = useGuestOrder(order);
  if (!own?.isPayable) return null;
  return (
    <Card level={3} title={t('payment')}>
      <PaymentOptions order={own.details} guestId={own.guestId} />
    </Card>
  );
}
