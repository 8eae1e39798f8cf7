import { useState } from 'react';
import { inModule, ROUTES } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, ReceiptText } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { ButtonLink } from './button-link.ts';
import { GuestOrderDialog } from './guest-order-dialog.tsx';
import { OrderDestination } from './order-destination.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderedGoods } from './ordered-goods.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { SuccessIllustration } from './success-illustration.tsx';
import { useOrderButton } from './use-order-button.tsx';

/** For guests too, who have no orders of their own. */
const invoicePath = ({ id, module_id }: OrderDetails) =>
  inModule(`${ROUTES.orderPlaced}?order_id=${id}&view=invoice`, module_id);

/** The order is in: when and where it arrives, where it can be followed, and what it was (CHK-12, CHK-14). */
export function SuccessView({ order }: { order: OrderDetails }) {
  const t = useText();
  const { navigate, session } = useShell();
  const guest = useReadable(session.state).status === 'guest';
  // The sender of a prescription saw this message when it was sent.
  const [open, setOpen] = useState(order.prescription_order !== 1);
  const orderButton = useOrderButton(order);
  const waitsForPayment = order.payment_method === 'offline_payment' && order.payment_status === 'unpaid';
  return (
    <>
      <OutcomeCard
        picture={<SuccessIllustration />}
        title={t('placed.success')}
        text={
          order.store
            ? t(waitsForPayment ? 'placed.thanksOffline' : 'placed.thanks', { store: order.store.name })
            : t(waitsForPayment ? 'placed.thanksParcelOffline' : 'placed.thanksParcel')
        }
        actions={
          <>
            <ButtonLink to={invoicePath(order)} $size="l" $variant="ghost">
              <ReceiptText size={20} aria-hidden />
              {t('placed.invoice')}
            </ButtonLink>
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
        <OrderDestination order={order} />
        {orderButton}
        <OrderFacts order={order} />
        <OrderedGoods order={order} />
      </OutcomeCard>
      {guest && <GuestOrderDialog order={order} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
