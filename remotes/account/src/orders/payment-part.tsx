import { refetchOrders } from '@souk/api-client';
import type { OrderDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { isUnpriced, useOffersCash, useOrderActions, useOrderWords } from '@souk/storefront/orders';
import { Banknote, Button, CreditCard, tokens } from '@souk/ui';
import styled from 'styled-components';
import { Card, Soft } from '../page/card.tsx';
import { OfflinePart } from '../page/offline-part.tsx';
import { useText } from './texts/texts.ts';

const Actions = styled.div`
  display: grid;
  gap: ${tokens.space[2]};

  &:empty {
    display: none;
  }
`;

/** How an order is paid, and what can still be done about it (PAY-3 to PAY-6, CHK-15, RX-5). */
export function PaymentPart({ order }: { order: OrderDetails }) {
  const t = useText();
  const words = useOrderWords();
  const { toast } = useShell();
  const offersCash = useOffersCash(order);
  const { busy, pay, switchToCash } = useOrderActions(order, undefined, refetchOrders);
  const showMessage = (message: string) => toast({ kind: 'success', text: message });
  const isOffline = order.payment_method === 'offline_payment';
  const isPriced = order.prescription_order === 1 && order.lines.length > 0 && order.can_pay === 1;
  return (
    <Card level={3} title={t('payment')}>
      <Soft>{words.payment(order)}</Soft>
      {isUnpriced(order) && <Soft>{t('pay.waiting')}</Soft>}
      {isPriced && <Soft>{t('pay.priced')}</Soft>}
      <OfflinePart order={order} />
      <Actions>
        {order.can_pay === 1 && !isOffline && (
          <Button block loading={busy === 'pay'} onClick={() => void pay()}>
            <CreditCard size={20} aria-hidden />
            {t(isPriced ? 'pay.accept' : 'pay.now')}
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
            {t(isPriced ? 'pay.acceptCash' : 'pay.cash')}
          </Button>
        )}
      </Actions>
    </Card>
  );
}
