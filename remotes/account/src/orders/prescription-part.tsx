import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { Card } from '../page/card.tsx';
import { useText } from './texts/texts.ts';

const Pictures = styled.ul`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[3]};

  img {
    inline-size: 112px;
    block-size: 112px;
    border-radius: ${tokens.radius.m};
    object-fit: cover;
    background: ${tokens.color.sunken};
  }
`;

/** The pictures of a prescription; their addresses hold for some minutes, for the customer alone (RX-5). */
export function PrescriptionPart({ urls }: { urls: readonly string[] }) {
  const t = useText();
  if (urls.length === 0) return null;
  return (
    <Card level={3} title={t('prescription')}>
      <Pictures>
        {urls.map((url, at) => (
          <li key={url}>
            <a href={url} target="_blank" rel="noreferrer">
              <img src={url} alt={t('prescriptionPicture', { number: at + 1 })} loading="lazy" />
            </a>
          </li>
        ))}
      </Pictures>
    </Card>
  );
}
