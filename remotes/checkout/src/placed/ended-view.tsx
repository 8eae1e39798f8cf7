import { ROUTES } from '@souk/contracts';
import type { OrderDetails, OrderEnd } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { ReorderButton } from '@souk/storefront/orders';
import { Button, X } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { OutcomeCard } from './outcome-card.tsx';

interface Props {
  order: OrderDetails;
  end: OrderEnd;
  guestId: string | undefined;
}

/** An order that has ended without being delivered, and how (ORD-9). */
export function EndedView({ order, end, guestId }: Props) {
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
        <>
          {order.lines.length > 0 && (
            <ReorderButton
              orderId={order.id}
              guestId={guestId}
              orderedTo={order.delivery_address}
              size="l"
              block
            />
          )}
          <Button
            size="l"
            variant={order.lines.length > 0 ? 'secondary' : 'primary'}
            onClick={() => navigate(ROUTES.home)}
          >
            {t('placed.home')}
          </Button>
        </>
      }
    >
      <OrderFacts order={order} brief />
    </OutcomeCard>
  );
}
