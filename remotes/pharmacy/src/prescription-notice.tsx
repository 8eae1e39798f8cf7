import styled from 'styled-components';
import { Info, tokens } from '@souk/ui';
import { useText } from './texts/texts.ts';

const Notice = styled.p`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  padding: ${tokens.space[3]} ${tokens.space[4]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.infoSoft};
  color: ${tokens.color.info};
  font: ${tokens.type.smallStrong};

  svg {
    flex: none;
  }
`;

/** Says that a medicine is handed over against a prescription only (RX-4). */
export function PrescriptionNotice() {
  const t = useText();
  return (
    <Notice>
      <Info aria-hidden />
      {t('prescription')}
    </Notice>
  );
}
