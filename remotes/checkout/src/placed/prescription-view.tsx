import { useState } from 'react';
import { ROUTES } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Banknote, Button, Clock, CreditCard, Pill, VisuallyHidden } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { GuestOrderDialog } from './guest-order-dialog.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderedGoods } from './ordered-goods.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { usePricedOrder } from './use-priced-order.ts';

interface Props {
  order: OrderDetails;
  guestId: string | undefined;
  /** Asks for the order again. */
  onChange(): Promise<unknown>;
}

/** A prescription that waits for its price, then the price that waits for a yes or a no (RX-5). */
export function PrescriptionView({ order, guestId, onChange }: Props) {
  const t = useText();
  const { navigate, session } = useShell();
  const guest = useReadable(session.state).status === 'guest';
  const { busy, pay, payInCash, cancel } = usePricedOrder(order, guestId, onChange);
  const priced = order.lines.length > 0;
  const [reminds, setReminds] = useState(!priced);
  const store = order.store?.name ?? '';
  const title = priced ? t('priced.title') : t('priced.waiting');
  return (
    <>
      <VisuallyHidden role="status">{priced && title}</VisuallyHidden>
      <OutcomeCard
        tone={priced ? 'good' : 'calm'}
        icon={priced ? <Pill size={40} /> : <Clock size={40} />}
        title={title}
        text={priced ? t('priced.text', { store }) : t('priced.waitingText', { store })}
        actions={
          <>
            {order.can_pay === 1 && (
              <Button size="l" block loading={busy === 'pay'} onClick={() => void pay()}>
                <CreditCard size={20} aria-hidden />
                {t('priced.pay')}
              </Button>
            )}
            {order.can_switch_to_cash === 1 && (
              <Button
                size="l"
                block
                variant={order.can_pay === 1 ? 'secondary' : 'primary'}
                loading={busy === 'cash'}
                onClick={() => void payInCash()}
              >
                <Banknote size={20} aria-hidden />
                {t('priced.cash')}
              </Button>
            )}
            {!priced && (
              <Button size="l" variant="secondary" onClick={() => navigate(ROUTES.home)}>
                {t('placed.home')}
              </Button>
            )}
            {order.can_cancel === 1 && (
              <Button size="l" variant="ghost" loading={busy === 'cancel'} onClick={() => void cancel()}>
                {t('priced.cancel')}
              </Button>
            )}
          </>
        }
      >
        <OrderFacts order={order} brief />
        {priced && <OrderedGoods order={order} />}
      </OutcomeCard>
      {guest && !priced && (
        <GuestOrderDialog order={order} open={reminds} onClose={() => setReminds(false)} />
      )}
    </>
  );
}
