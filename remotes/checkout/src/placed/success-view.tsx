import { useState } from 'react';
import { accountPath, inModule, ROUTES } from '@souk/contracts';
import type { OrderDetails } from '@souk/contracts';
import { Link, useReadable, useShell } from '@souk/remote-kit';
import { Button, buttonStyle, ReceiptText } from '@souk/ui';
import type { ButtonStyleProps } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { GuestOrderDialog } from './guest-order-dialog.tsx';
import { OrderFacts } from './order-facts.tsx';
import { OrderedGoods } from './ordered-goods.tsx';
import { TrackButton, trackPath } from './track-button.tsx';
import { OutcomeCard } from './outcome-card.tsx';
import { SuccessIllustration } from './success-illustration.tsx';

const ButtonLink = styled(Link)<ButtonStyleProps>`
  ${buttonStyle}
`;

const placedOrderPath = (id: number) => accountPath('my-orders', { orderId: id, from: 'checkout' });

/** For guests too, who have no orders of their own. */
const invoicePath = ({ id, module_id }: OrderDetails) =>
  inModule(`${ROUTES.orderPlaced}?order_id=${id}&view=invoice`, module_id);

/** The order is in: what it was, and where it can be followed (CHK-12, CHK-14). */
export function SuccessView({ order }: { order: OrderDetails }) {
  const t = useText();
  const { canNavigate, navigate, session } = useShell();
  const guest = useReadable(session.state).status === 'guest';
  // The sender of a prescription saw this message when it was sent.
  const [open, setOpen] = useState(order.prescription_order !== 1);
  const path = placedOrderPath(order.id);
  const seesOrder = !guest && canNavigate(path);
  const tracks = guest && canNavigate(trackPath(order));
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
            {seesOrder && (
              <ButtonLink to={path} $size="l">
                {t('placed.see')}
              </ButtonLink>
            )}
            {tracks && <TrackButton order={order} />}
            <ButtonLink to={invoicePath(order)} $size="l" $variant="ghost">
              <ReceiptText size={20} aria-hidden />
              {t('placed.invoice')}
            </ButtonLink>
            <Button
              size="l"
              variant={seesOrder || tracks ? 'secondary' : 'primary'}
              onClick={() => navigate(ROUTES.home)}
            >
              {t('placed.home')}
            </Button>
          </>
        }
      >
        <OrderFacts order={order} />
        <OrderedGoods order={order} />
      </OutcomeCard>
      {guest && <GuestOrderDialog order={order} open={open} onClose={() => setOpen(false)} />}
    </>
  );
}
