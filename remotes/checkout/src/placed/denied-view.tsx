import { ROUTES } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { isolate } from '@souk/i18n';
import { useShell } from '@souk/remote-kit';
import { Button, X } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { OrderFacts } from './order-facts.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { useOrderButton } from './use-order-button.tsx';

/** An offline payment was not found: why, and where its details can be corrected (CHK-8, CHK-15). */
export function DeniedView({ order }: { order: OrderDetails }) {
  const t = useText();
  const { navigate } = useShell();
  const orderButton = useOrderButton(order, t('denied.update'));
  const note = order.offline_payment?.note;
  return (
    <OutcomeCard
      tone="bad"
      icon={<X size={40} />}
      title={t('denied.title')}
      text={t('denied.text')}
      actions={
        <>
          {orderButton}
          <Button
            size="l"
            variant={orderButton ? 'secondary' : 'primary'}
            onClick={() => navigate(ROUTES.home)}
          >
            {t('placed.home')}
          </Button>
        </>
      }
    >
      {note && <p>{t('denied.note', { note: isolate(note) })}</p>}
      <OrderFacts order={order} brief />
    </OutcomeCard>
  );
}
