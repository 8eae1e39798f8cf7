import Type from 'typebox';
import { call } from './call.ts';
import { Item } from './item.ts';
import { DietType, Flag, Id, Nullable, PageFacts, Paging, SlugOrId, Text } from './shapes.ts';

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

/** A brand, with how many items it has (ENT-4). */
export const Brand = Type.Object({
  id: Id(),
  slug: Type.String(),
  name: Type.String(),
  image_full_url: Type.String(),
  items_count: Type.Integer(),
});
export type Brand = Type.Static<typeof Brand>;

/** A condition that items of a pharmacy help with (HOM-14). */
export const CommonCondition = Type.Object({
  id: Id(),
  name: Type.String(),
  image_full_url: Nullable(Type.String()),
});
export type CommonCondition = Type.Static<typeof CommonCondition>;

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

/** When a closed store opens next, by the clocks of the marketplace's city: `day` 0 is Sunday, the time is HH:mm. */
export const NextOpening = Type.Object({
  in_days: Type.Integer({ minimum: 0, maximum: 7, description: '0 is later today' }),
  day: Type.Integer(),
  opening_time: Type.String(),
});
export type NextOpening = Type.Static<typeof NextOpening>;

/**
 * STR-6. `distance` is in kilometres from the customer's position, null where the call carried none.
 * `active` 0 means closed by its owner or the marketplace; `open` 0 means outside its hours (CRD-4).
 * `next_opening` is null while it is open, and where it has no hours.
 */
export const Store = Type.Object({
  id: Id(),
  slug: Type.String(),
  name: Type.String(),
  address: Type.String(),
  logo_full_url: Type.String(),
  cover_photo_full_url: Type.String(),
  latitude: Type.Number(),
  longitude: Type.Number(),
  avg_rating: Type.Number(),
  rating_count: Type.Integer(),
  distance: Nullable(Type.Number()),
  delivery_time: Type.String({ description: 'Minutes, such as 20-30' }),
  free_delivery: Flag(),
  /** By the straight line to the customer's position, so that an order costs as much or more; null where either is unknown. */
  delivery_fee: Nullable(Type.Number({ description: 'The least that a delivery costs, 0 where it is free' })),
  minimum_order: Type.Number(),
  store_discount: Type.Number({ description: 'Percent off everything in the store, 0 for none' }),
  active: Flag(),
  open: Flag(),
  featured: Flag(),
  veg: Flag(),
  non_veg: Flag(),
  delivery: Flag(),
  take_away: Flag(),
  schedule_order: Type.Boolean(),
  /** Whether it takes an order by a prescription alone (RX-5). */
  prescription_order: Flag(),
  next_opening: Nullable(NextOpening),
  kinds: Type.Array(Type.String(), { description: 'The categories of most of its items, two at the most' }),
  total_items: Type.Integer(),
  module_id: Id(),
  module_type: Type.String(),
  zone_id: Id(),
  created_at: Type.String(),
});
export type Store = Type.Static<typeof Store>;

/** Details answer everybody; whether one may order is another question. Absent where a marketplace does not say. */
const Orderable = () =>
  Type.Optional(
    Type.Boolean({ description: 'Whether it can be ordered in the zones of the call; false without a zone' }),
  );

/** STR-7: `day` 0 is Sunday; times are HH:mm. `today` goes by the clocks of the marketplace's city. */
export const StoreDetails = Type.Object({
  ...Store.properties,
  orderable: Orderable(),
  schedules: Type.Array(
    Type.Object({ day: Type.Integer(), opening_time: Type.String(), closing_time: Type.String() }),
  ),
  today: Nullable(Type.Integer({ minimum: 0, maximum: 6 })),
  /** What the store has to say at the moment; 0 and null where it says nothing. */
  announcement: Flag(),
  announcement_message: Nullable(Type.String()),
  /** With how many items each holds, its sub-categories' included; no item stands in two of them. */
  categories: Type.Array(Type.Object({ ...CategoryTab.properties, products_count: Type.Integer() })),
});
export type StoreDetails = Type.Static<typeof StoreDetails>;

/** An item as its own page shows it (POP-27). */
export const ItemDetails = Type.Object({ ...Item.properties, orderable: Orderable() });
export type ItemDetails = Type.Static<typeof ItemDetails>;

export const StorePage = Type.Object({ stores: Type.Array(Store), ...PageFacts });
export type StorePage = Type.Static<typeof StorePage>;

const Listing = Type.Object({ ...Paging, type: Type.Optional(DietType()) });
/** A switch in a query; absent means the list is not narrowed by it. */
const Switch = () => Type.Optional(Flag());
/** How the store hands things over, in both spellings of each (AMB-19); absent means either. */
export const StoreType = () =>
  Type.Optional(
    Type.Union([
      Type.Literal('all'),
      Type.Literal('delivery'),
      Type.Literal('home'),
      Type.Literal('take_away'),
      Type.Literal('takeaway'),
    ]),
  );

const items = (path: string, summary: string) =>
  call({ method: 'GET', path: `/api/v1/items/${path}`, summary, query: Listing, response: ItemPage });
const stores = (path: string, summary: string) =>
  call({ method: 'GET', path: `/api/v1/stores/${path}`, summary, query: Listing, response: StorePage });

export const catalogueCalls = {
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
  brands: call({
    method: 'GET',
    path: '/api/v1/brand',
    summary: 'Brands of the module (PRO-12)',
    response: Type.Array(Brand),
  }),
  latestStores: stores('latest', 'Stores, newest first (HOM-16)'),
  popularStores: stores('popular', 'Stores by orders (HOM-16)'),
  topRatedStores: stores('top-rated', 'Stores by rating (STR-4)'),
  discountedStores: stores('discounted', 'Stores with a discount of their own (STR-4)'),
  stores: call({
    method: 'GET',
    path: '/api/v1/stores/get-stores/:type',
    summary:
      'Stores, narrowed by type and by delivery (STR-2, STR-4); featured=1 for those that the marketplace puts first',
    params: Type.Object({
      type: Type.Union([
        Type.Literal('all'),
        Type.Literal('newly_joined'),
        Type.Literal('popular'),
        Type.Literal('top_rated'),
      ]),
    }),
    query: Type.Object({
      ...Paging,
      featured: Switch(),
      fast_delivery: Switch(),
      sort: Type.Optional(Type.Literal('fastest', { description: 'The shortest delivery time first' })),
      store_type: StoreType(),
    }),
    response: StorePage,
  }),
  store: call({
    method: 'GET',
    path: '/api/v1/stores/details/:id',
    summary: 'One store, by slug or id (STR-7)',
    params: Type.Object({ id: SlugOrId() }),
    response: StoreDetails,
  }),
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
    summary: 'Other items of the same store (POP-26)',
    params: Type.Object({ id: SlugOrId() }),
    query: Listing,
    response: ItemPage,
  }),
  commonConditions: call({
    method: 'GET',
    path: '/api/v1/items/common-conditions',
    summary: 'Common conditions that medicines are for (HOM-14)',
    response: Type.Array(CommonCondition),
  }),
  conditionItems: call({
    method: 'GET',
    path: '/api/v1/items/common-conditions/:id',
    summary: 'Items for a condition (HOM-14)',
    params: Type.Object({ id: Id() }),
    query: Listing,
    response: ItemPage,
  }),
  visitedStores: call({
    method: 'GET',
    path: '/api/v1/customer/visit-again',
    summary: 'Stores that the customer ordered from, latest first (HOM-19)',
    needs: 'customer',
    response: Type.Array(Store),
  }),
};
