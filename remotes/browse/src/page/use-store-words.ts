import { useReadable, useShell } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';

/** What the current module calls its stores: Restaurants, Stores (WSH-7). */
export function useStoreWords(): string {
  const t = useText();
  const profile = useReadable(useShell().module.profile);
  return profile?.words?.stores ?? t('listing.stores');
}
