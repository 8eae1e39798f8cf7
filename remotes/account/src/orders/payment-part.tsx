import { useState } from 'react';
import { refetchOrders } from '@souk/api-client';
import type { OrderDetails } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { useOffersCash, useOrderActions, useOrderWords } from '@souk/storefront/orders';
import { Banknote, Button, CreditCard, Landmark, tokens } from '@souk/ui';
import styled from 'styled-components';
import { OfflineDialog } from './offline-dialog.tsx';
import { OfflineState } from './offline-state.tsx';
import { Card, Soft } from '../page/card.tsx';
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
  const { busy, pay, switchToCash, sendOffline } = useOrderActions(order, undefined, refetchOrders);
  const [isOfflineOpen, setOfflineOpen] = useState(false);
  const showMessage = (message: string) => toast({ kind: 'success', text: message });
  const isOffline = order.payment_method === 'offline_payment';
  const isPriced = order.prescription_order === 1 && order.lines.length > 0 && order.can_pay === 1;
  const waitsForPrice = order.prescription_order === 1 && order.lines.length === 0;
  return (
    <Card level={3} title={t('payment')}>
      <Soft>{words.payment(order)}</Soft>
      {waitsForPrice && <Soft>{t('pay.waiting')}</Soft>}
      {isPriced && <Soft>{t('pay.priced')}</Soft>}
      {order.offline_payment && <OfflineState payment={order.offline_payment} />}
      <Actions>
        {order.can_pay === 1 && !isOffline && (
          <Button block loading={busy === 'pay'} onClick={() => void pay()}>
            <CreditCard size={20} aria-hidden />
            {t(isPriced ? 'pay.accept' : 'pay.now')}
          </Button>
        )}
        {order.can_pay === 1 && isOffline && (
          <Button block onClick={() => setOfflineOpen(true)}>
            <Landmark size={20} aria-hidden />
            {t('offline.update')}
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
      {isOffline && (
        <OfflineDialog
          payment={order.offline_payment}
          open={isOfflineOpen}
          busy={busy === 'offline'}
          onClose={() => setOfflineOpen(false)}
          onSend={(methodId, answers) =>
            void sendOffline(methodId, answers, (message) => {
              setOfflineOpen(false);
              showMessage(message);
            })
          }
        />
      )}
    </Card>
  );
}
