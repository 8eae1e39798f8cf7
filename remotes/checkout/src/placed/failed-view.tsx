import { useEffect, useState } from 'react';
import type { OrderDetails } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Button, CreditCard, X } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { FailedPaymentDialog } from './failed-payment-dialog.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { useUnpaidOrder } from './use-unpaid-order.ts';

/** How long the screen is read before it asks (PAY-2). */
const DIALOG_MS = 500;

interface Props {
  order: OrderDetails;
  guestId: string | undefined;
  /** What the provider added to the address: `cancel` where the payer left its page. */
  flag: string | null;
}

/** The payment failed: how much, why and how to go on, and a moment later the question (PAY-1, PAY-2, AMB-15). */
export function FailedView({ order, guestId, flag }: Props) {
  const t = useText();
  const { money } = useFormats();
  const unpaid = useUnpaidOrder(order, guestId);
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), DIALOG_MS);
    return () => clearTimeout(timer);
  }, []);
  const reason = flag === 'cancel' ? 'fail.left' : 'fail.declined';
  return (
    <>
      <OutcomeCard
        tone="bad"
        icon={<X size={40} />}
        title={t('fail.title')}
        text={t('fail.text')}
        actions={
          <>
            {order.can_pay === 1 && (
              <Button size="l" loading={unpaid.busy === 'pay'} onClick={() => void unpaid.pay()}>
                <CreditCard size={20} aria-hidden />
                {t('fail.pay')}
              </Button>
            )}
            <Button
              size="l"
              variant={order.can_pay === 1 ? 'secondary' : 'primary'}
              onClick={() => setOpen(true)}
            >
              {t('fail.home')}
            </Button>
          </>
        }
      >
        <p>{t(reason, { amount: money(order.bill.due) })}</p>
        <OrderFacts order={order} brief />
      </OutcomeCard>
      <FailedPaymentDialog order={order} unpaid={unpaid} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
