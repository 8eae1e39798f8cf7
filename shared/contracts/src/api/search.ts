import Type from 'typebox';
import { SEARCH_PAGE_SIZE } from '../listing.ts';
import { call } from './call.ts';
import { Item } from './item.ts';
import { After, Id, Next, PageFacts, Paging, Text } from './shapes.ts';
import { Store, StoreType } from './stores.ts';

/** A price in units, from the range of SRC-15 and beyond. */
const Price = () => Type.Number({ minimum: 0, maximum: 10_000_000 });

/** A list as JSON in the address, such as `[1,2]` (SRC-8). */
const JsonList = (description: string) => Type.Optional(Type.String({ maxLength: 2000, description }));

/** A page of results. `products` for items, `stores` for stores; the other of the two is empty (SRC-8). */
export const SearchPage = Type.Object({
  products: Type.Array(Item),
  stores: Type.Array(Store),
  ...PageFacts,
  next: Next(),
});
export type SearchPage = Type.Static<typeof SearchPage>;

const Suggestion = Type.Object({
  id: Id(),
  slug: Type.String(),
  name: Type.String(),
  image_full_url: Type.String(),
});
export type Suggestion = Type.Static<typeof Suggestion>;

/** Items and stores whose names match what was typed (SRC-5). */
export const Suggestions = Type.Object({ items: Type.Array(Suggestion), stores: Type.Array(Suggestion) });
export type Suggestions = Type.Static<typeof Suggestions>;

export const searchCalls = {
  search: call({
    method: 'GET',
    path: '/api/v1/items/get-combined-data',
    summary:
      'Items or stores of the module that fit (SRC-8, SRC-14): stores and items of a text that are available now first',
    query: Type.Object({
      ...Paging,
      limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: SEARCH_PAGE_SIZE })),
      after: After(),
      name: Type.Optional(Text(2000)),
      data_type: Type.Optional(
        Type.Union([
          Type.Literal('searched'),
          Type.Literal('category'),
          Type.Literal('brand'),
          Type.Literal('discounted'),
          Type.Literal('new'),
        ]),
      ),
      list_type: Type.Optional(Type.Union([Type.Literal('item'), Type.Literal('store')])),
      store_id: Type.Optional(Id()),
      store_type: StoreType(),
      category_ids: JsonList('Ids of categories, sub-categories included: `[1,2]`'),
      brand_ids: JsonList('Ids of brands: `[1,2]`'),
      filter: JsonList('Names of filters: `["nearby","veg"]`'),
      without: JsonList('Keys of allergens that the items must not declare: `["milk","tree-nuts"]`'),
      rating_count: Type.Optional(Type.Integer({ minimum: 0, maximum: 5, description: 'Stars at least' })),
      min_price: Type.Optional(Price()),
      max_price: Type.Optional(Price()),
      sort: Type.Optional(
        Type.Union([
          Type.Literal('high'),
          Type.Literal('low'),
          Type.Literal('fastest', { description: 'The shortest delivery time first; stores only' }),
        ]),
      ),
    }),
    response: SearchPage,
  }),
  suggestions: call({
    method: 'GET',
    path: '/api/v1/items/item-or-store-search',
    summary: 'Items and stores whose name begins so, while somebody types (SRC-5)',
    query: Type.Object({ name: Text(2000, 1) }),
    response: Suggestions,
  }),
  suggestedItems: call({
    method: 'GET',
    path: '/api/v1/customer/suggested-items',
    summary: 'Names to look for, after what the customer has ordered (SRC-6)',
    needs: 'customer',
    response: Type.Array(Type.Object({ id: Id(), name: Type.String() })),
  }),
};
