import type { ReactNode } from 'react';
import { inModule, ROUTES } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { Button } from '@souk/ui';
import { ActionLink } from '../page/action-link.ts';
import { useText } from '../texts/texts.ts';

/** Where to go from a list that holds nothing: what the list itself offers, another module, another address, the home (ERR-4). */
export function NextSteps({ children }: { children?: ReactNode }) {
  const t = useText();
  const { module, location } = useShell();
  const current = useReadable(module.current);
  const others = useReadable(module.available)?.filter(({ id }) => id !== current?.id) ?? [];
  return (
    <>
      {children}
      {others.length > 0 && (
        <Button variant="secondary" onClick={() => module.choose()}>
          {t('listing.otherModule')}
        </Button>
      )}
      <Button variant="secondary" onClick={() => void location.pick({ flow: 'store' })}>
        {t('listing.otherPlace')}
      </Button>
      {current && (
        <ActionLink to={inModule(ROUTES.home, current.id)} $variant="secondary" $size="m">
          {t('listing.home', { module: current.module_name })}
        </ActionLink>
      )}
    </>
  );
}
