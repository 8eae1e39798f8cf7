import type { CheckoutSectionProps } from '@souk/contracts';
import { CheckoutCard } from '@souk/storefront';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { PrescriptionPictures } from './prescription/prescription-pictures.tsx';
import { useText } from './texts/texts.ts';

const Needed = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;

/** Pictures of the prescription, where a line is handed over against one only (RX-3, RX-4). */
export function CheckoutSection({ lines, extras, onChange, showErrors }: CheckoutSectionProps) {
  const t = useText();
  const names = lines.filter((line) => line.is_prescription_required === 1).map(({ name }) => name);
  if (names.length === 0) return null;
  const files = extras.prescription_files ?? [];
  return (
    <CheckoutCard title={t('upload.title')}>
      <Needed>{t('upload.neededFor', { names: [...new Set(names)].join(', ') })}</Needed>
      <PrescriptionPictures
        files={files}
        onChange={(prescription_files) => onChange({ prescription_files })}
        missing={showErrors && files.length === 0}
      />
    </CheckoutCard>
  );
}
