import { inModule, ROUTES } from '@souk/contracts';
import type { Store } from '@souk/contracts';
import { ActionLink } from '../page/action-link.ts';
import { useStoresInSentence } from '../page/use-store-words.ts';
import { useText } from '../texts/texts.ts';

/** Leads to the other stores of a store's module, where the store itself takes no orders. */
export function OtherStores({ store }: { store: Store }) {
  const t = useText();
  const stores = useStoresInSentence();
  return (
    <ActionLink to={inModule(ROUTES.popularStores, store.module_id)} $variant="secondary" $size="m">
      {t('store.others', { stores })}
    </ActionLink>
  );
}
