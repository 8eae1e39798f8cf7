import type { ReactNode } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button, EmptyState, MapPinned, Store } from '@souk/ui';
import { useText } from '../texts/texts.ts';

/** Shows a list only where a place and a module are known: what it holds depends on both (LOC-24, MOD-8). */
export function NeedsPlace({ children }: { children: ReactNode }) {
  const t = useText();
  const { location, module } = useShell();
  const place = useReadable(location.current);
  const current = useReadable(module.current);
  const available = useReadable(module.available);
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
