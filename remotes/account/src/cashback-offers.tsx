import type { CashbackOffersProps } from '@souk/contracts';
import { IconButton, tokens, X } from '@souk/ui';
import styled from 'styled-components';
import { CashbackOffer } from './cashback/cashback-offer.tsx';
import { useText } from './cashback/texts/texts.ts';

const Panel = styled.section`
  max-block-size: 60dvb;
  overflow-y: auto;
  padding: ${tokens.space[5]};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.xl};
  background: ${tokens.color.raised};
`;

const Head = styled.header`
  display: flex;
  align-items: center;
  justify-content: space-between;
`;

/** The cashback offers that run (WAL-8, LAN-3). */
export function CashbackOffers({ offers, onClose }: CashbackOffersProps) {
  const t = useText();
  return (
    <Panel aria-label={t('title')}>
      <Head>
        <h2>{t('title')}</h2>
        <IconButton label={t('close')} icon={<X aria-hidden />} onClick={onClose} />
      </Head>
      <ul>
        {offers.map((offer) => (
          <CashbackOffer key={offer.id} offer={offer} />
        ))}
      </ul>
    </Panel>
  );
}
