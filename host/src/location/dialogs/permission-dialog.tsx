import { Button, Dialog } from '@souk/ui';
import { useText } from './texts/texts.ts';

/** Says that the browser keeps the position to itself (LOC-10). */
export function PermissionDialog({ open, onClose }: { open: boolean; onClose(): void }) {
  const t = useText();
  const okay = (
    <Button block onClick={onClose}>
      {t('permission.okay')}
    </Button>
  );
  return (
    <Dialog open={open} onClose={onClose} title={t('permission.title')} footer={okay}>
      <p>{t('permission.text')}</p>
    </Dialog>
  );
}
