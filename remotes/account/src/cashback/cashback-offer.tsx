import type { Cashback } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Offer = styled.li`
  padding-block: ${tokens.space[3]};

  & + & {
    border-block-start: 1px solid ${tokens.color.line};
  }
`;

const Value = styled.strong`
  font: ${tokens.type.title};
  color: ${tokens.color.accentStrong};
`;

const Condition = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;

/** What comes back, of what, and until when (WAL-8). */
export function CashbackOffer({ offer }: { offer: Cashback }) {
  const t = useText();
  const formats = useFormats();
  const isShare = offer.cashback_type === 'percentage';
  const value = isShare ? formats.percent(offer.cashback_amount) : formats.money(offer.cashback_amount);
  return (
    <Offer>
      <Value>{t('back', { value })}</Value>
      <p>{offer.title}</p>
      <Condition>{t('min', { value: formats.money(offer.min_purchase) })}</Condition>
      {isShare && offer.max_discount > 0 && (
        <Condition>{t('upTo', { value: formats.money(offer.max_discount) })}</Condition>
      )}
      <Condition>{t('until', { date: formats.date(offer.end_date) })}</Condition>
    </Offer>
  );
}
