import Type from 'typebox';
import { call } from './call.ts';
import { CategoryTab } from './items.ts';
import { Listing, Orderable, Switch } from './catalogue-shapes.ts';
import { Flag, Id, Nullable, PageFacts, Paging, SlugOrId } from './shapes.ts';

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

export const StorePage = Type.Object({ stores: Type.Array(Store), ...PageFacts });
export type StorePage = Type.Static<typeof StorePage>;

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

const stores = (path: string, summary: string) =>
  call({ method: 'GET', path: `/api/v1/stores/${path}`, summary, query: Listing, response: StorePage });

export const storeCalls = {
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
  visitedStores: call({
    method: 'GET',
    path: '/api/v1/customer/visit-again',
    summary: 'Stores that the customer ordered from, latest first (HOM-19)',
    needs: 'customer',
    response: Type.Array(Store),
  }),
};
