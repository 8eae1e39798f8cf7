import { Button, Dialog, MapPinned } from '@souk/ui';
import { useText } from './texts/texts.ts';

/** Asks for a place before anything can be checked there (LOC-19). */
export function DeliveryLocationAlert({ open, onAnswer }: { open: boolean; onAnswer(pick: boolean): void }) {
  const t = useText();
  const toMap = (
    <Button block onClick={() => onAnswer(true)}>
      <MapPinned size={18} aria-hidden />
      {t('pickFromMap')}
    </Button>
  );
  return (
    <Dialog open={open} onClose={() => onAnswer(false)} title={t('alert.title')} footer={toMap}>
      <p>{t('alert.text')}</p>
    </Dialog>
  );
}
