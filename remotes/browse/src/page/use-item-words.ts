import { useReadable, useShell } from '@souk/remote-kit';
import { useText } from '../texts/texts.ts';
import { oneOf } from './one-of.ts';

/** Types of module whose items have a name in a listing, though not in the wishlist (WSH-7). */
const NAMED = ['grocery', 'pharmacy'] as const;

/** What the current module calls the items of a listing: Foods, Groceries, Medicines, Items (SRC-11). */
export function useItemWords(): string {
  const t = useText();
  const { module } = useShell();
  const words = useReadable(module.profile)?.words;
  const type = oneOf(NAMED, useReadable(module.current)?.module_type ?? null);
  return words?.items ?? t(type ? `listing.itemsOf.${type}` : 'listing.items');
}
