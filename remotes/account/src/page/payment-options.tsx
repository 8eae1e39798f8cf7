import { refetchOrders } from '@souk/api-client';
import type { OrderDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useOffersCash, useOrderActions } from '@souk/storefront/orders';
import { Banknote, Button, CreditCard, tokens } from '@souk/ui';
import styled from 'styled-components';
import { OfflinePart } from './offline-part.tsx';
import { useText } from './texts/texts.ts';

const Actions = styled.div`
  display: grid;
  gap: ${tokens.space[2]};

  &:empty {
    display: none;
  }
`;

/** Whether a pharmacist has set the price of a prescription, and the customer can accept it by paying (RX-5). */
export const isPriceToAccept = ({ prescription_order, lines, can_pay }: OrderDetails): boolean =>
  prescription_order === 1 && lines.length > 0 && can_pay === 1;

interface Props {
  order: OrderDetails;
  /** Of the guest who placed it; a customer needs none. */
  guestId?: string | undefined;
}

/** How an offline payment stands, and the ways to pay what is not paid yet (PAY-3 to PAY-6, CHK-15, RX-5). */
export function PaymentOptions({ order, guestId }: Props) {
  const t = useText();
  const { toast } = useShell();
  const offersCash = useOffersCash(order);
  const actions = useOrderActions(order, guestId, refetchOrders);
  const { busy, pay, switchToCash } = actions;
  const showMessage = (message: string) => toast({ kind: 'success', text: message });
  const isOffline = order.payment_method === 'offline_payment';
  const accepts = isPriceToAccept(order);
  return (
    <>
      <OfflinePart order={order} actions={actions} />
      <Actions>
        {order.can_pay === 1 && !isOffline && (
          <Button block loading={busy === 'pay'} onClick={() => void pay()}>
            <CreditCard size={20} aria-hidden />
            {t(accepts ? 'pay.accept' : 'pay.now')}
          </Button>
        )}
        {offersCash && (
          <Button
            block
            variant="secondary"
            loading={busy === 'cash'}
            onClick={() => void switchToCash(showMessage)}
          >
            <Banknote size={20} aria-hidden />
            {t(accepts ? 'pay.acceptCash' : 'pay.cash')}
          </Button>
        )}
      </Actions>
    </>
  );
}
