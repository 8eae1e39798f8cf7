import type { Store } from '@souk/contracts';
import { EmptyState, Store as StoreIcon } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { OtherStores } from './other-stores.tsx';

/** The store is closed by its owner or the marketplace, and sells nothing until it is opened again (CRD-4). */
export function ClosedByOwner({ store }: { store: Store }) {
  const t = useText();
  return (
    <EmptyState
      icon={<StoreIcon size={40} />}
      title={t('store.closedTitle', { store: store.name })}
      text={t('store.closedText')}
      action={<OtherStores store={store} />}
    />
  );
}
