import type { ListingFilter, Query, SearchPage, Suggestions } from '@souk/contracts';
import { configuration } from '../configuration.ts';
import { complete, completing, listOf, raw } from '../complete.ts';
import { jsonList } from '../json-list.ts';
import { minutes, pagesOf, queryOf } from '../query-of.ts';
import { readItem } from '../read-item.ts';
import { PAGE_FACTS } from '../read-page.ts';
import { readStore } from '../read-store.ts';
import { get } from '../request.ts';
import { inHeader } from '../request-headers.ts';

/** What narrows a search; lists are written as JSON into the address (SRC-8). Prices are in units. */
export type SearchParams = Omit<Query<'search'>, 'category_ids' | 'brand_ids' | 'filter' | 'without'> & {
  category_ids?: readonly number[];
  brand_ids?: readonly number[];
  filter?: readonly ListingFilter[];
  /** Keys of allergens. */
  without?: readonly string[];
};

/** Names the guest who searches: they have a limit of requests of their own, apart from the address's. */
const searcher = () => inHeader({ guest_id: configuration().guestId() ?? undefined }).headers;

const readSearchPage = (value: unknown): SearchPage =>
  complete<SearchPage, 'products' | 'stores'>(
    {
      ...raw(value),
      products: listOf(readItem)(raw(value).products ?? raw(value).items),
      stores: listOf(readStore)(raw(value).stores),
    },
    { ...PAGE_FACTS, next: null },
  );

/** Items or stores that fit (SRC-8, SRC-14). */
export const fetchSearch = (
  { category_ids, brand_ids, filter, without, ...others }: SearchParams,
  signal?: AbortSignal,
) =>
  get(
    '/api/v1/items/get-combined-data',
    readSearchPage,
    {
      ...others,
      category_ids: jsonList(category_ids),
      brand_ids: jsonList(brand_ids),
      filter: jsonList(filter),
      without: jsonList(without),
    },
    signal,
    { headers: searcher() },
  );
/** The same page by page; kept for five minutes (API-10). */
export const searchPages = (params: SearchParams) => ({
  ...pagesOf('search', fetchSearch, ({ products, stores }) => [...products, ...stores], params),
  staleTime: minutes(5),
});

const readSuggestion = completing<Suggestions['items'][number], 'id' | 'name'>({
  slug: '',
  image_full_url: '',
});

/** Items and stores whose name begins so (SRC-5); only for a name that is not empty. */
export const fetchSuggestions = (params: { name: string }, signal?: AbortSignal) =>
  get(
    '/api/v1/items/item-or-store-search',
    (value): Suggestions => ({
      items: listOf(readSuggestion)(raw(value).items),
      stores: listOf(readSuggestion)(raw(value).stores),
    }),
    params,
    signal,
    { headers: searcher() },
  );
export const suggestionsQuery = (params: { name: string }) =>
  queryOf('suggestions', fetchSuggestions, params, { staleTime: minutes(5) });

/** Names to look for, after what the customer has ordered; for customers only (SRC-6). */
export const fetchSuggestedItems = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/customer/suggested-items',
    listOf(completing<{ id: number; name: string }, 'id' | 'name'>({})),
    {},
    signal,
  );
export const suggestedItemsQuery = () =>
  queryOf('suggestedItems', fetchSuggestedItems, {}, { staleTime: minutes(5) });
