import { isolate } from '@souk/i18n';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, EmptyState, MapPinned } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/** What a page shows that only a module has which does not serve the picked place (MOD-3). */
export function ModuleNotServed() {
  const t = useText();
  const { location } = useShell();
  const place = useReadable(location.current);
  return (
    <EmptyState
      wholePage
      icon={<MapPinned size={40} />}
      title={t('notServed.title')}
      text={t('notServed.text', { address: isolate(place?.address ?? '') })}
      action={<Button onClick={() => void location.pick({ flow: 'store' })}>{t('notServed.change')}</Button>}
    />
  );
}
