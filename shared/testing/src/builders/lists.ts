import type {
  Brand,
  Category,
  CommonCondition,
  ItemPage,
  RecommendedPage,
  StorePage,
  TabbedItemPage,
} from '@souk/contracts';
import { anItem } from './an-item.ts';
import { aStore } from './a-store.ts';

const factsOf = (rows: readonly unknown[]) => ({ total_size: rows.length, limit: 10, offset: 1 });

/** A page with these items, and no more after it unless `changes` says so. */
export const anItemPage = (products = [anItem()], changes: Partial<ItemPage> = {}): ItemPage => ({
  products,
  ...factsOf(products),
  ...changes,
});

/** A page of items with the tabs that their categories make (HOM-12). */
export const aTabbedItemPage = (
  products = [anItem()],
  changes: Partial<TabbedItemPage> = {},
): TabbedItemPage => ({
  ...anItemPage(products),
  categories: [
    ...new Map(products.flatMap((item) => item.category_ids).map((tab) => [tab.id, tab])).values(),
  ],
  ...changes,
});

/** A page of recommended items (HOM-13). */
export const aRecommendedPage = (products = [anItem()]): RecommendedPage => ({
  ...anItemPage(products),
  items: products,
});

/** A page with these stores, and no more after it unless `changes` says so. */
export const aStorePage = (stores = [aStore()], changes: Partial<StorePage> = {}): StorePage => ({
  stores,
  ...factsOf(stores),
  ...changes,
});

export const aCategory = (changes: Partial<Category> = {}): Category => ({
  id: 1,
  slug: 'soups',
  name: 'Soups',
  image_full_url: '/media/categories/soups-240.webp',
  featured: 1,
  parent_id: null,
  products_count: 25,
  module_id: 1,
  childes: [],
  ...changes,
});

export const aBrand = (changes: Partial<Brand> = {}): Brand => ({
  id: 1,
  slug: 'north-mill',
  name: 'North Mill',
  image_full_url: '/media/brands/north-mill-240.webp',
  items_count: 14,
  ...changes,
});

export const aCommonCondition = (changes: Partial<CommonCondition> = {}): CommonCondition => ({
  id: 1,
  name: 'Headache',
  image_full_url: null,
  ...changes,
});
