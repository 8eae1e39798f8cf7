import { useId, useState } from 'react';
import styled from 'styled-components';
import { cashbackQuery } from '@souk/api-client';
import type { Cashback } from '@souk/contracts';
import { useFormats, useQuery } from '@souk/remote-kit';
import { Gift, IconButton, tokens, X } from '@souk/ui';
import { useText } from '../texts/texts.ts';

const Float = styled.div`
  position: fixed;
  inset-block-end: ${tokens.space[4]};
  inset-inline-end: ${tokens.space[4]};
  z-index: ${tokens.layer.raised};
  display: grid;
  justify-items: end;
  gap: ${tokens.space[3]};
`;
const Toggle = styled.button`
  display: grid;
  place-items: center;
  inline-size: 56px;
  block-size: 56px;
  border-radius: ${tokens.radius.round};
  background: ${tokens.color.accent};
  color: ${tokens.color.onAccent};
  box-shadow: ${tokens.shadow.l};
`;
const Panel = styled.section`
  inline-size: min(20rem, calc(100vw - 2.5rem));
  max-block-size: 60vh;
  overflow-y: auto;
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.raised};
  box-shadow: ${tokens.shadow.l};
`;
const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;
const Offer = styled.li`
  padding-block: ${tokens.space[3]};

  & + & {
    border-block-start: 1px solid ${tokens.color.line};
  }
  strong {
    font: ${tokens.type.title};
    color: ${tokens.color.accentStrong};
  }
`;
const Small = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;

function OfferFacts({ offer }: { offer: Cashback }) {
  const t = useText();
  const formats = useFormats();
  const value =
    offer.cashback_type === 'percentage'
      ? formats.percent(offer.cashback_amount)
      : formats.money(offer.cashback_amount);
  return (
    <Offer>
      <strong>{t('cashback.back', { value })}</strong>
      <p>{offer.title}</p>
      <Small>{t('cashback.min', { value: formats.money(offer.min_purchase) })}</Small>
      {offer.cashback_type === 'percentage' && offer.max_discount > 0 && (
        <Small>{t('cashback.upTo', { value: formats.money(offer.max_discount) })}</Small>
      )}
      <Small>{t('cashback.until', { date: formats.date(offer.end_date) })}</Small>
    </Offer>
  );
}

/** Running cashback offers behind a floating button (WAL-8, LAN-3). */
export function CashbackPanel() {
  const t = useText();
  const id = useId();
  const [open, setOpen] = useState(false);
  const { data } = useQuery(cashbackQuery());
  if (!data || data.length === 0) return null;
  return (
    <Float onKeyDown={({ key }) => key === 'Escape' && setOpen(false)}>
      {open && (
        <Panel id={id} aria-label={t('cashback.open')}>
          <Head>
            <h2>{t('cashback.open')}</h2>
            <IconButton label={t('cashback.close')} icon={<X aria-hidden />} onClick={() => setOpen(false)} />
          </Head>
          <ul>
            {data.map((offer) => (
              <OfferFacts key={offer.id} offer={offer} />
            ))}
          </ul>
        </Panel>
      )}
      <Toggle
        type="button"
        aria-label={t('cashback.open')}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => setOpen(!open)}
      >
        {open ? <X aria-hidden /> : <Gift aria-hidden />}
      </Toggle>
    </Float>
  );
}
