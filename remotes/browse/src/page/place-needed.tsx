import { useShell } from '@souk/remote-kit';
import { Button, EmptyState, MapPinned } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/** What stands in a part of a page that shows nothing before a place is chosen. */
export function PlaceNeeded() {
  const t = useText();
  const { location } = useShell();
  return (
    <EmptyState
      icon={<MapPinned size={40} />}
      title={t('place.title')}
      text={t('place.text')}
      action={<Button onClick={() => void location.pick({ flow: 'store' })}>{t('place.pick')}</Button>}
    />
  );
}
