import type { OrderDetails } from '@souk/contracts';
import { useFormats, useSearchParams } from '@souk/remote-kit';
import { Heart, tokens } from '@souk/ui';
import styled from 'styled-components';
import { Card, Soft } from '../page/card.tsx';
import { TipForm } from './tip-form.tsx';
import { useText } from './texts/texts.ts';

const Thanks = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  font: ${tokens.type.small};
  color: ${tokens.color.success};

  svg {
    flex-shrink: 0;
  }
`;

/** Back from the provider's page: what became of the tip, as the server knows it (PAY-1). */
function BackFromPayment({ payment }: { payment: OrderDetails['tip_payment'] }) {
  const t = useText();
  const { money } = useFormats();
  const status = payment?.status ?? 'added';
  return (
    <div role="status">
      {payment && status !== 'added' && (
        <Soft>{t(`tip.back.${status}`, { amount: money(payment.amount) })}</Soft>
      )}
    </div>
  );
}

/** A tip for who carried a delivered order, once: the form, or thanks (ORD-16). */
export function TipPart({ order }: { order: OrderDetails }) {
  const t = useText();
  const { money } = useFormats();
  const [params] = useSearchParams();
  const flag = params.get('flag');
  const { delivery_man: rider, tip_after: given, tip_payment: payment } = order;
  if (given === 0 && order.can_tip !== 1) return null;
  const name = rider ? `${rider.f_name} ${rider.l_name}`.trim() : t('rider');
  // A customer who left the provider's page may pay again: only a reported payment is waited for.
  const isWaiting = flag === 'success' && payment?.status === 'waiting';
  const isBack = isWaiting || (flag !== null && payment?.status !== 'waiting');
  return (
    <Card level={3} title={t('tip.title')}>
      {given === 0 && isBack && <BackFromPayment payment={payment} />}
      {given > 0 && (
        <Thanks>
          <Heart size={20} aria-hidden />
          {t('tip.thanks', { name, amount: money(given) })}
        </Thanks>
      )}
      {given === 0 && !isWaiting && <TipForm orderId={order.id} name={name} />}
    </Card>
  );
}
