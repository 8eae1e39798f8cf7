import { useEffect } from 'react';
import type { ReactNode } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, EmptyState, MapPinned, Store } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/**
 * Shows a list only where a place and a module are known: what it holds depends on both (LOC-24, MOD-8). Who has no place is
 * told so by a toast, too (RTE-4).
 */
export function NeedsPlace({ children }: { children: ReactNode }) {
  const t = useText();
  const { location, module, toast } = useShell();
  const place = useReadable(location.current);
  const current = useReadable(module.current);
  const available = useReadable(module.available);
  const notice = t('needs.place.notice');
  useEffect(() => {
    // Not `place`: a page that is hydrated begins with the server's, which is nobody's.
    if (!location.current.get()) toast({ kind: 'warning', id: 'zone-needed', text: notice });
  }, [location, toast, notice]);
  if (place && (current || available === null)) return children;
  const need = place ? 'module' : 'place';
  return (
    <EmptyState
      wholePage
      icon={place ? <Store size={40} /> : <MapPinned size={40} />}
      title={t(`needs.${need}.title`)}
      text={t(`needs.${need}.text`)}
      action={
        <Button onClick={() => (place ? module.choose() : void location.pick({ flow: 'store' }))}>
          {t(`needs.${need}.button`)}
        </Button>
      }
    />
  );
}
