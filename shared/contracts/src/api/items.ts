import Type from 'typebox';
import { call } from './call.ts';
import { Item } from './item.ts';
import { Listing, Orderable, Switch } from './catalogue-shapes.ts';
import { DietType, Id, PageFacts, Paging, SlugOrId } from './shapes.ts';

/** The name and id of a category, as a tab over a list of items needs it. */
export const CategoryTab = Type.Object({ id: Id(), name: Type.String() });
export type CategoryTab = Type.Static<typeof CategoryTab>;

export const ItemPage = Type.Object({ products: Type.Array(Item), ...PageFacts });
export type ItemPage = Type.Static<typeof ItemPage>;

/** A page of items with the categories that its tabs are built from (HOM-10, HOM-12). */
export const TabbedItemPage = Type.Object({
  products: Type.Array(Item),
  categories: Type.Array(CategoryTab),
  ...PageFacts,
});
export type TabbedItemPage = Type.Static<typeof TabbedItemPage>;

/** The same rows under both of the names that clients read (HOM-13). */
export const RecommendedPage = Type.Object({
  items: Type.Array(Item),
  products: Type.Array(Item),
  ...PageFacts,
});
export type RecommendedPage = Type.Static<typeof RecommendedPage>;

/** An item as its own page shows it (POP-27). */
export const ItemDetails = Type.Object({ ...Item.properties, orderable: Orderable() });
export type ItemDetails = Type.Static<typeof ItemDetails>;

const items = (path: string, summary: string) =>
  call({ method: 'GET', path: `/api/v1/items/${path}`, summary, query: Listing, response: ItemPage });
export const itemCalls = {
  item: call({
    method: 'GET',
    path: '/api/v1/items/details/:id',
    summary: 'One item, by slug or id (POP-27)',
    params: Type.Object({ id: SlugOrId() }),
    query: Type.Object({ campaign: Switch() }),
    response: ItemDetails,
  }),
  popularItems: items('popular', 'Items by orders (HOM-15)'),
  latestItems: items('latest', 'Items, newest first (ENT-5)'),
  discountedItems: items('discounted', 'Items below their price (HOM-15, HOM-8)'),
  mostReviewedItems: call({
    method: 'GET',
    path: '/api/v1/items/most-reviewed',
    summary: 'Best-reviewed items with the categories for their tabs (HOM-12)',
    query: Listing,
    response: TabbedItemPage,
  }),
  newArrivals: call({
    method: 'GET',
    path: '/api/v1/items/new-arrival',
    summary: 'New arrivals with the categories for their tabs (HOM-10)',
    query: Listing,
    response: TabbedItemPage,
  }),
  basicItems: call({
    method: 'GET',
    path: '/api/v1/items/basic',
    summary: 'Everyday items nearby with the categories for their tabs (HOM-3)',
    query: Listing,
    response: TabbedItemPage,
  }),
  recommendedItems: call({
    method: 'GET',
    path: '/api/v1/items/recommended',
    summary: "Items That You'll Love (HOM-13)",
    query: Type.Object({
      ...Paging,
      filter: Type.Optional(DietType()),
      category_ids: Type.Optional(
        Type.String({
          maxLength: 2000,
          description: 'Categories of interest, whose items come first: `[1,2]` (MOD-9)',
        }),
      ),
    }),
    response: RecommendedPage,
  }),
  relatedItems: call({
    method: 'GET',
    path: '/api/v1/items/related-store-items/:id',
    summary:
      'Other items of the same store that can be ordered now: those that were ordered together with it first, then the most ordered (POP-26)',
    params: Type.Object({ id: SlugOrId() }),
    query: Listing,
    response: ItemPage,
  }),
};
