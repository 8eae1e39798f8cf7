import type { Store } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Button, EmptyState, MapPinned } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { OtherStores } from './other-stores.tsx';

/** The store does not deliver to the customer's place. The API lists no items of another zone. */
export function DeliversElsewhere({ store }: { store: Store }) {
  const t = useText();
  const { location } = useShell();
  return (
    <EmptyState
      icon={<MapPinned size={40} />}
      title={t('store.elsewhere', { store: store.name })}
      text={t('store.elsewhereText')}
      action={
        <>
          <Button onClick={() => void location.pick({ flow: 'store' })}>{t('store.changePlace')}</Button>
          <OtherStores store={store} />
        </>
      }
    />
  );
}
