import { ROUTES } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Button, X } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { OutcomeCard } from './outcome-card.tsx';

/** An order that nothing comes of any more (ORD-9). */
export function EndedView({ order }: { order: OrderDetails }) {
  const t = useText();
  const { navigate } = useShell();
  const canceled = order.order_status === 'canceled';
  return (
    <OutcomeCard
      tone="calm"
      icon={<X size={40} />}
      title={canceled ? t('placed.canceled') : t('placed.ended')}
      text={order.payment_status === 'refunded' ? t('placed.canceledText') : undefined}
      actions={
        <Button size="l" onClick={() => navigate(ROUTES.home)}>
          {t('placed.home')}
        </Button>
      }
    >
      <OrderFacts order={order} brief />
    </OutcomeCard>
  );
}
