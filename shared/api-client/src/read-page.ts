import type { ItemPage, RecommendedPage, StorePage, TabbedItemPage } from '@souk/contracts';
import { complete, listOf, raw } from './complete.ts';
import { readItem } from './read-item.ts';
import { readStore } from './read-store.ts';

/** What a paged answer says beside its rows. A backend that does not count says 0, and paging then goes by empty pages. */
export const PAGE_FACTS = { total_size: 0, limit: 10, offset: 1 };

const items = listOf(readItem);

export const readItemPage = (value: unknown): ItemPage =>
  complete<ItemPage, 'products'>({ ...raw(value), products: items(raw(value).products) }, PAGE_FACTS);

export const readTabbedItemPage = (value: unknown): TabbedItemPage =>
  complete<TabbedItemPage, 'products'>(
    { ...raw(value), products: items(raw(value).products) },
    { categories: [], ...PAGE_FACTS },
  );

/** The rows come under either of two names, and are given under both (HOM-13). */
export function readRecommendedPage(value: unknown): RecommendedPage {
  const rows = items(raw(value).products ?? raw(value).items);
  return complete<RecommendedPage, 'items' | 'products'>(
    { ...raw(value), items: rows, products: rows },
    PAGE_FACTS,
  );
}

export const readStorePage = (value: unknown): StorePage =>
  complete<StorePage, 'stores'>({ ...raw(value), stores: listOf(readStore)(raw(value).stores) }, PAGE_FACTS);
