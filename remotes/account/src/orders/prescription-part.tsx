import { Card } from '../page/card.tsx';
import { PrivatePictures } from './private-pictures.tsx';
import { useText } from './texts/texts.ts';

/** The pictures of a prescription (RX-5). */
export function PrescriptionPart({ urls }: { urls: readonly string[] }) {
  const t = useText();
  if (urls.length === 0) return null;
  return (
    <Card level={3} title={t('prescription')}>
      <PrivatePictures urls={urls} label={(number) => t('prescriptionPicture', { number })} />
    </Card>
  );
}
