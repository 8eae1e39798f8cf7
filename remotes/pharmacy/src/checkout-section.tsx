import type { CheckoutSectionProps } from '@souk/contracts';
import { useFormats } from '@souk/remote-kit';
import { CheckoutCard, PictureUploads } from '@souk/storefront/orders';
import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const Needed = styled.p`
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
`;

/** Pictures of the prescription, where a line is handed over against one only, or nothing else is ordered (RX-3 to RX-5). */
export function CheckoutSection({
  lines,
  prescriptionOnly = false,
  extras,
  onChange,
  onUploading,
  showErrors,
}: CheckoutSectionProps) {
  const t = useText();
  const { list } = useFormats();
  const names = lines.filter((line) => line.is_prescription_required === 1).map(({ name }) => name);
  if (names.length === 0 && !prescriptionOnly) return null;
  const files = extras.prescription_files ?? [];
  return (
    <CheckoutCard title={t('upload.title')}>
      {names.length > 0 && <Needed>{t('upload.neededFor', { names: list([...new Set(names)]) })}</Needed>}
      <PictureUploads
        purpose="prescription"
        files={files}
        onChange={(prescription_files) => onChange({ prescription_files })}
        onUploading={onUploading}
        label={t('upload.title')}
        addLabel={t('upload.add')}
        hint={t('upload.hint')}
        uploadingLabel={t('upload.uploading')}
        alt={(number) => t('upload.picture', { number })}
        error={showErrors && files.length === 0 ? t('upload.needed') : null}
      />
    </CheckoutCard>
  );
}
