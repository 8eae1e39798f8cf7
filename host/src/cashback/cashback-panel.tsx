import type { Cashback } from '@souk/contracts';
import { IconButton, tokens, X } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../texts/texts.ts';
import { CashbackOffer } from './cashback-offer.tsx';

const Panel = styled.section`
  inline-size: min(20rem, calc(100vi - 2rem));
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

interface Props {
  id: string;
  offers: readonly Cashback[];
  onClose(): void;
}

/** The cashback offers that run (WAL-8). */
export function CashbackPanel({ id, offers, onClose }: Props) {
  const t = useText();
  return (
    <Panel id={id} aria-label={t('cashback.title')}>
      <Head>
        <h2>{t('cashback.title')}</h2>
        <IconButton label={t('cashback.close')} icon={<X aria-hidden />} onClick={onClose} />
      </Head>
      <ul>
        {offers.map((offer) => (
          <CashbackOffer key={offer.id} offer={offer} />
        ))}
      </ul>
    </Panel>
  );
}
