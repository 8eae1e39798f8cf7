import { ROUTES } from '@souk/contracts';
import type { OrderDetails, OrderEnd } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Button, X } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { OutcomeCard } from './outcome-card.tsx';

/** An order that has ended without being delivered, and how (ORD-9). */
export function EndedView({ order, end }: { order: OrderDetails; end: OrderEnd }) {
  const t = useText();
  const { navigate } = useShell();
  const isRefunded = order.payment_status === 'refunded';
  return (
    <OutcomeCard
      tone="calm"
      icon={<X size={40} />}
      title={t(`ended.${end}`)}
      text={t(isRefunded ? 'ended.refundedText' : `ended.${end}Text`)}
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
