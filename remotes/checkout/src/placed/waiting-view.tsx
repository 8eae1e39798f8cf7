import type { OrderDetails } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { Button, Spinner } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { useOrderButton } from './use-order-button.tsx';
import { useUnpaidOrder } from './use-unpaid-order.ts';

/** The provider says that it is paid: the marketplace's own word is on its way. */
export function WaitingView({ order, guestId }: { order: OrderDetails; guestId: string | undefined }) {
  const t = useText();
  const { money } = useFormats();
  const { pay, busy } = useUnpaidOrder(order, guestId);
  const orderButton = useOrderButton(order);
  return (
    <OutcomeCard
      tone="calm"
      icon={<Spinner size={40} />}
      title={t('placed.waiting')}
      text={t('placed.waitingText', { amount: money(order.bill.due) })}
      actions={
        <>
          {orderButton}
          {order.can_pay === 1 && (
            <Button size="l" variant="secondary" loading={busy === 'pay'} onClick={() => void pay()}>
              {t('fail.pay')}
            </Button>
          )}
        </>
      }
    >
      <OrderFacts order={order} brief />
    </OutcomeCard>
  );
}
