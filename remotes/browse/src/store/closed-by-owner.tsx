import { inModule } from '@souk/contracts';
import type { Store } from '@souk/contracts';
import { EmptyState, Store as StoreIcon } from '@souk/ui';
import { ActionLink } from '../page/action-link.ts';
import { useStoreWords } from '../page/use-store-words.ts';
import { useText } from '../texts/texts.ts';

/** The store is closed by its owner or the marketplace, and sells nothing until it is opened again (CRD-4). */
export function ClosedByOwner({ store }: { store: Store }) {
  const t = useText();
  const stores = useStoreWords();
  return (
    <EmptyState
      icon={<StoreIcon size={40} />}
      title={t('store.closedTitle', { store: store.name })}
      text={t('store.closedText')}
      action={
        <ActionLink to={inModule('/store/popular', store.module_id)} $variant="secondary" $size="m">
          {t('store.others', { stores })}
        </ActionLink>
      }
    />
  );
}
