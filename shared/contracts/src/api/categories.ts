import Type from 'typebox';
import { call } from './call.ts';
import { ItemPage } from './items.ts';
import { Listing, Switch } from './catalogue-shapes.ts';
import { Flag, Id, Nullable, Paging, SlugOrId, Text } from './shapes.ts';
import { StorePage } from './stores.ts';

/** A category. `childes` is the specification's word for sub-categories (CAT-4). */
export const Category = Type.Object({
  id: Id(),
  slug: Type.String(),
  name: Type.String(),
  image_full_url: Type.String(),
  featured: Flag(),
  parent_id: Nullable(Id()),
  products_count: Type.Integer(),
  /** The module that it belongs to; null where a marketplace does not say. */
  module_id: Nullable(Id()),
  childes: Type.Array(
    Type.Object({
      id: Id(),
      slug: Type.String(),
      name: Type.String(),
      image_full_url: Type.String(),
      products_count: Type.Integer(),
    }),
  ),
});
export type Category = Type.Static<typeof Category>;

export const categoryCalls = {
  categories: call({
    method: 'GET',
    path: '/api/v1/categories',
    summary:
      'Top categories of the module with their sub-categories; featured=1 for the home (CAT-1, HOM-17)',
    query: Type.Object({ ...Paging, featured: Switch(), search: Type.Optional(Text(100)) }),
    response: Type.Array(Category),
  }),
  category: call({
    method: 'GET',
    path: '/api/v1/categories/:id',
    summary: 'One category, by slug or id (CAT-1)',
    params: Type.Object({ id: SlugOrId() }),
    response: Category,
  }),
  categoryChildes: call({
    method: 'GET',
    path: '/api/v1/categories/childes/:id',
    summary: 'Sub-categories (CAT-1)',
    params: Type.Object({ id: SlugOrId() }),
    response: Type.Array(Category),
  }),
  categoryItems: call({
    method: 'GET',
    path: '/api/v1/categories/items/:id',
    summary: 'Items of a category and its sub-categories (CAT-3)',
    params: Type.Object({ id: SlugOrId() }),
    query: Listing,
    response: ItemPage,
  }),
  categoryStores: call({
    method: 'GET',
    path: '/api/v1/categories/stores/:id',
    summary: 'Stores that sell in a category (CAT-1)',
    params: Type.Object({ id: SlugOrId() }),
    query: Listing,
    response: StorePage,
  }),
};
