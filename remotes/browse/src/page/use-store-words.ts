import { useReadable, useShell } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';

/** What the current module calls its stores: Restaurants, Stores (WSH-7). */
export function useStoreWords(): string {
  const t = useText();
  return useWordsOfModule() ?? t('listing.stores');
}

/** The same inside a sentence: in English in lower case, in Arabic without the article. */
export function useStoresInSentence(): string {
  const t = useText();
  return useWordsOfModule()?.toLowerCase() ?? t('listing.storesInSentence');
}

const useWordsOfModule = () => useReadable(useShell().module.profile)?.words?.stores;
