import { Pill, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from '../../texts/texts.ts';
import { useOrder } from '../order-context.ts';
import { PartCard } from './part-card.tsx';

const Row = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: ${tokens.space[3]};

  h2 {
    font: ${tokens.type.subtitle};
  }
  p {
    color: ${tokens.color.inkSoft};
  }
  svg {
    color: ${tokens.color.accentStrong};
  }
`;

/** Who reads the prescription, and when its price is known (RX-5). */
export function PharmacistPart() {
  const t = useText();
  const { store } = useOrder().quote;
  return (
    <PartCard>
      <Row>
        <Pill size={24} aria-hidden />
        <div>
          {store && <h2>{store.name}</h2>}
          <p>{t('prescription.explain')}</p>
        </div>
      </Row>
    </PartCard>
  );
}
