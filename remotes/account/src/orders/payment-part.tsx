import type { OrderDetails } from '@souk/contracts';
import { isUnpriced, useOrderWords } from '@souk/storefront/orders';
import { Card, Soft } from '../page/card.tsx';
import { isPriceToAccept, PaymentOptions } from '../page/payment-options.tsx';
import { useText } from './texts/texts.ts';

/** How an order is paid, and what can still be done about it (PAY-3 to PAY-6, CHK-15, RX-5). */
export function PaymentPart({ order }: { order: OrderDetails }) {
  const t = useText();
  const words = useOrderWords();
  return (
    <Card level={3} title={t('payment')}>
      <Soft>{words.payment(order)}</Soft>
      {isUnpriced(order) && <Soft>{t('pay.waiting')}</Soft>}
      {isPriceToAccept(order) && <Soft>{t('pay.priced')}</Soft>}
      <PaymentOptions order={order} />
    </Card>
  );
}
