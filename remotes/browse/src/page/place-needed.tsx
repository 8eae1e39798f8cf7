import { useShell } from '@souk/remote-kit';
import { Button, EmptyState, MapPinned } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/** What stands where nothing can be shown before a place is chosen; `wholePage` where nothing else does. */
export function PlaceNeeded({ wholePage = false }: { wholePage?: boolean }) {
  const t = useText();
  const { location } = useShell();
  return (
    <EmptyState
      wholePage={wholePage}
      icon={<MapPinned size={40} />}
      title={t('place.title')}
      text={t('place.text')}
      action={<Button onClick={() => void location.pick({ flow: 'store' })}>{t('place.pick')}</Button>}
    />
  );
}
