import { suggestedItemsQuery, suggestionsQuery } from '@souk/api-client';
import { cleanSearch } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { useQuery } from '@tanstack/react-query';
import { useDebounced } from '../state/use-debounced.ts';
import { searches } from './search-history.ts';

/** How long typing has to rest before suggestions are fetched (SRC-5). */
const DEBOUNCE_MS = 500;

export type SearchOption = { kind: 'recent' | 'suggested' | 'item' | 'store'; name: string; slug?: string };

/** One part of the panel under its heading. */
export interface SearchGroup {
  kind: SearchOption['kind'];
  options: SearchOption[];
}

/**
 * What the panel shows: recent searches and, for customers, names after what they ordered while nothing is typed (SRC-3, SRC-6);
 * else items and stores whose name begins so (SRC-5). `isLoading` while what was typed is still looked up.
 */
export function useSearchSuggestions(
  typed: string,
  open: boolean,
): { groups: SearchGroup[]; isLoading: boolean } {
  const { session } = useShell();
  const isCustomer = useReadable(session.state).status === 'customer';
  const recent = useReadable(searches);
  const text = cleanSearch(typed);
  const settled = useDebounced(text, DEBOUNCE_MS);
  const suggestions = useQuery({
    ...suggestionsQuery({ name: settled }),
    enabled: open && text !== '' && settled === text,
  });
  const suggested = useQuery({ ...suggestedItemsQuery(), enabled: open && isCustomer && text === '' });

  const group = (
    kind: SearchOption['kind'],
    options: readonly { name: string; slug?: string }[] = [],
  ): SearchGroup => ({
    kind,
    options: options.map(({ name, slug }) => ({ kind, name, ...(slug && { slug }) })),
  });
  const groups =
    text === ''
      ? [
          group(
            'recent',
            recent.toReversed().map((name) => ({ name })),
          ),
          group('suggested', isCustomer ? suggested.data : []),
        ]
      : [group('item', suggestions.data?.items), group('store', suggestions.data?.stores)];
  return {
    groups: groups.filter(({ options }) => options.length > 0),
    isLoading: text !== '' && (settled !== text || suggestions.isFetching),
  };
}
