import { useEffect, useState } from 'react';
import type { OrderDetails } from '@souk/contracts';
import { Button, X } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { FailedPaymentDialog } from './failed-payment-dialog.tsx';
import { OutcomeCard } from './outcome-card.tsx';

/** How long the screen is read before it asks (PAY-2). */
const DIALOG_MILLISECONDS = 500;

/** The payment did not come: the screen, and a moment later the question (PAY-1, PAY-2, AMB-15). */
export function FailedView({ order, guestId }: { order: OrderDetails; guestId: string | undefined }) {
  const t = useText();
  const [open, setOpen] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setOpen(true), DIALOG_MILLISECONDS);
    return () => clearTimeout(timer);
  }, []);
  return (
    <>
      <OutcomeCard
        tone="bad"
        icon={<X size={40} />}
        title={t('fail.title')}
        text={t('fail.text')}
        actions={
          <Button size="l" onClick={() => setOpen(true)}>
            {t('fail.home')}
          </Button>
        }
      />
      <FailedPaymentDialog order={order} guestId={guestId} open={open} onClose={() => setOpen(false)} />
    </>
  );
}
