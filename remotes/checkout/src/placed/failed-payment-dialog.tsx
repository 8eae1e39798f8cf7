import type { OrderDetails } from '@souk/contracts';
import { useOffersCash } from '@souk/storefront/orders';
import { Banknote, Button, CreditCard, Dialog, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import type { UnpaidOrder } from './use-unpaid-order.ts';

const Explain = styled.p`
  color: ${tokens.color.inkSoft};
`;
const Actions = styled.div`
  display: grid;
  gap: ${tokens.space[2]};
`;

interface Props {
  order: OrderDetails;
  unpaid: UnpaidOrder;
  open: boolean;
  onClose(): void;
}

/** Pay again, pay in cash where that is allowed, or not at all (PAY-3, PAY-4, PAY-6). */
export function FailedPaymentDialog({ order, unpaid, open, onClose }: Props) {
  const t = useText();
  const offersCash = useOffersCash(order);
  const { pay, switchToCash, cancel, busy } = unpaid;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      title={t('fail.question')}
      footer={
        <Actions>
          {order.can_pay === 1 && (
            <Button size="l" block loading={busy === 'pay'} onClick={() => void pay()}>
              <CreditCard size={20} aria-hidden />
              {t('fail.pay')}
            </Button>
          )}
          {offersCash && (
            <Button
              size="l"
              block
              variant="secondary"
              loading={busy === 'cash'}
              onClick={() => void switchToCash()}
            >
              <Banknote size={20} aria-hidden />
              {t('fail.cash')}
            </Button>
          )}
          {order.can_cancel === 1 && (
            <Button size="l" block variant="ghost" loading={busy === 'cancel'} onClick={() => void cancel()}>
              {t('fail.cancel')}
            </Button>
          )}
        </Actions>
      }
    >
      <Explain>{t('fail.explain', { id: order.id })}</Explain>
    </Dialog>
  );
}
