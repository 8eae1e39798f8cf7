import { useShell } from '@souk/remote-kit';
import { Button } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/** Leads on from where nothing is sold: to another address (ERR-4). */
export function OtherPlace() {
  const t = useText();
  const { location } = useShell();
  return (
    <Button variant="secondary" onClick={() => void location.pick({ flow: 'store' })}>
      {t('otherPlace')}
    </Button>
  );
}
