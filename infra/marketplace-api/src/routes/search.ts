import { isAllergenKey, isListingFilter, MAX_SEARCH_LENGTH, SEARCH_PAGE_SIZE } from '@souk/contracts';
import type { ListingFilter } from '@souk/contracts';
import { searchCalls } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { itemOf } from '../entities/item.ts';
import { itemRows } from '../entities/item-row.ts';
import { MAX_COUNTED, totalFacts } from '../entities/page-total.ts';
import { pictureUrl } from '../entities/pictures.ts';
import { storesById } from '../entities/store-list.ts';
import { textIn, type LocalizedText } from '../entities/localized-text.ts';
import { invalid } from '../http/problem.ts';
import type { CallRequest, Route } from '../http/route.ts';
import { requireModule, requireZones, type RequestContext } from '../http/request-context.ts';
import { idsOf, jsonList } from '../search/json-list.ts';
import { formatPageEnd, parsePageEnd } from '../search/page-end.ts';
import type { ItemSearch, Search } from '../search/search-index.ts';
import { rows } from '../sql.ts';

const MAX_SUGGESTIONS = 5;
/** How many items may share a name, such as a dish of several restaurants; it is suggested once. */
const NAMESAKES = 4;
const MAX_SUGGESTED_ITEMS = 10;
/** For a prefix of a letter or two, the most ordered items are the best suggestions. */
const RANKED_FOR_SUGGESTIONS = 100;

/** A search of the module without words or filters. */
const everything = (requestContext: RequestContext, now: Date): Omit<ItemSearch, 'limit' | 'skip'> => ({
  text: null,
  moduleId: requireModule(requestContext),
  zones: requireZones(requestContext),
  categoryIds: [],
  brandIds: [],
  storeId: null,
  storeType: 'all',
  filters: new Set(),
  without: [],
  minRating: 0,
  minPrice: null,
  maxPrice: null,
  order: 'best',
  // One more than is counted, to read rows and total in one query.
  ranked: MAX_COUNTED + 1,
  position: requestContext.position,
  now,
});

const firstOfEachName = <T extends { name: string }>(things: readonly T[]): T[] =>
  things.filter(({ name }, at) => things.findIndex((thing) => thing.name === name) === at);

const textOf = (name: string) => name.trim().slice(0, MAX_SEARCH_LENGTH);
const cents = (units: number | undefined) => (units === undefined ? null : Math.round(units * 100));

function filtersOf(json: string | undefined): Set<ListingFilter> {
  const names = jsonList(json, 'filter');
  if (!names.every(isListingFilter)) throw invalid('filter', 'invalid.other');
  return new Set(names);
}

function allergensOf(json: string | undefined): string[] {
  const keys = jsonList(json, 'without');
  if (!keys.every(isAllergenKey)) throw invalid('without', 'invalid.other');
  return keys;
}

type SearchRequest = Pick<CallRequest<typeof searchCalls.search>, 'query' | 'requestContext'>;

function searchOf({ query, requestContext }: SearchRequest, now: Date): Search {
  const { name = '', data_type = 'searched', limit = SEARCH_PAGE_SIZE, offset = 1 } = query;
  const filters = filtersOf(query.filter);
  if (data_type === 'discounted') filters.add('discounted');
  const text = data_type === 'searched' ? textOf(name) : '';
  return {
    ...everything(requestContext, now),
    order: query.sort ?? (data_type === 'new' ? 'newest' : 'best'),
    text: text === '' ? null : text,
    categoryIds: idsOf(query.category_ids, 'category_ids'),
    brandIds: idsOf(query.brand_ids, 'brand_ids'),
    storeId: query.store_id ?? null,
    storeType: query.store_type ?? 'all',
    filters,
    without: allergensOf(query.without),
    minRating: query.rating_count ?? 0,
    minPrice: cents(query.min_price),
    maxPrice: cents(query.max_price),
    limit,
    skip: (offset - 1) * limit,
  };
}

function storeSearchOf(request: SearchRequest, now: Date): Search {
  // Lists of stores have no cursor.
  if (request.query.after !== undefined) throw invalid('after', 'invalid.other');
  return searchOf(request, now);
}

function itemSearchOf(request: SearchRequest, now: Date): ItemSearch {
  const { order, ...search } = searchOf(request, now);
  const { after } = request.query;
  if (order === 'fastest') throw invalid('sort', 'invalid.other');
  const ordered = { ...search, order };
  return after === undefined ? ordered : { ...ordered, after: parsePageEnd(after, ordered) };
}

/** Search, and suggestions while typing (SRC). */
export function searchRoutes(route: Route, context: Context): void {
  const { pool, now, mediaUrl, search: index, limits } = context;

  route(
    searchCalls.search,
    async (request) => {
      const { requestContext, query } = request;
      const page = { limit: query.limit ?? SEARCH_PAGE_SIZE, offset: query.offset ?? 1 };
      if (query.list_type === 'store') {
        const { ids, ...total } = await index.stores(storeSearchOf(request, now()));
        return {
          products: [],
          stores: await storesById(context, requestContext, ids),
          ...totalFacts(total),
          next: null,
          ...page,
        };
      }
      const search = itemSearchOf(request, now());
      const { ids, end, ...total } = await index.items(search);
      const found = await itemRows(pool, ids, now());
      const reader = { language: requestContext.language, mediaUrl };
      const next = end ? formatPageEnd(search, end) : null;
      return {
        products: found.map((item) => itemOf(item, reader)),
        stores: [],
        ...totalFacts(total),
        next,
        ...page,
      };
    },
    { limit: limits.search, visitorLimit: limits.searchOfVisitor },
  );

  route(
    searchCalls.suggestions,
    async ({ query: { name }, requestContext }) => {
      const text = textOf(name);
      if (text === '') return { items: [], stores: [] };
      const page = { limit: MAX_SUGGESTIONS, skip: 0, ranked: RANKED_FOR_SUGGESTIONS };
      const search = { ...everything(requestContext, now()), text, ...page };
      const [items, stores] = await Promise.all([
        index.items({ ...search, limit: MAX_SUGGESTIONS * NAMESAKES }),
        index.stores(search),
      ]);
      const named = (table: 'items' | 'stores', ids: readonly number[]) =>
        rows<{ id: number; slug: string; name: LocalizedText; picture: string }>(
          pool,
          sql`select thing.id, thing.slug, thing.name, ${sql.ref(table === 'items' ? 'thing.image' : 'thing.logo')} as picture
              from unnest(${ids}::integer[]) with ordinality as wanted (id, place)
              join ${sql.table(`marketplace.${table}`)} thing on thing.id = wanted.id order by wanted.place`,
        );
      const suggestion = ({
        id,
        slug,
        name: words,
        picture,
      }: {
        id: number;
        slug: string;
        name: LocalizedText;
        picture: string;
      }) => ({
        id,
        slug,
        name: textIn(requestContext.language, words),
        image_full_url: pictureUrl(mediaUrl, picture),
      });
      const [itemNames, storeNames] = await Promise.all([
        named('items', items.ids),
        named('stores', stores.ids),
      ]);
      return {
        items: firstOfEachName(itemNames.map(suggestion)).slice(0, MAX_SUGGESTIONS),
        stores: storeNames.map(suggestion),
      };
    },
    { limit: limits.suggest, visitorLimit: limits.suggestOfVisitor },
  );

  route(searchCalls.suggestedItems, async ({ requestContext, visitor }) => {
    const found = await rows<{ id: number; name: LocalizedText }>(
      pool,
      sql`select i.id, i.name from marketplace.items i
          join marketplace.stores s on s.id = i.store_id and s.active and s.zone_id = any(${requireZones(requestContext)}::integer[])
          where i.active and i.module_id = ${requireModule(requestContext)} and i.category_id in (
            select bought.category_id from marketplace.orders o
            join marketplace.order_items line on line.order_id = o.id
            join marketplace.items bought on bought.id = line.item_id where o.customer_id = ${visitor.id}
            union all
            select c.id from marketplace.customer_interests chosen
            join marketplace.categories c on c.id = any(chosen.category_ids) or c.parent_id = any(chosen.category_ids)
            where chosen.customer_id = ${visitor.id} and chosen.module_id = ${requireModule(requestContext)})
          order by i.order_count desc, i.id limit ${MAX_SUGGESTED_ITEMS}`,
    );
    return found.map(({ id, name }) => ({ id, name: textIn(requestContext.language, name) }));
  });
}
