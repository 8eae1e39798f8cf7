import type { CommonCondition, DietaryFacts, Query } from '@souk/contracts';
import { completing, listOf } from '../complete.ts';
import { minutes, queryOf } from '../query-of.ts';
import { jsonList } from '../json-list.ts';
import { readItem } from '../read-item.ts';
import { readItemPage, readRecommendedPage, readTabbedItemPage } from '../read-page.ts';
import { get, part } from '../request.ts';

/** What narrows and pages a list of items; `offset` is a page number from 1 (API-9). */
export type ItemListing = Query<'popularItems'>;
type OfOne = ItemListing & { id: string | number };

/** One item, by slug or id (POP-27); `campaign: 1` for an item of a campaign. */
export const fetchItem = (
  { id, ...query }: { id: string | number; campaign?: 0 | 1 },
  signal?: AbortSignal,
) => get(`/api/v1/items/details/${part(id)}`, readItem, query, signal);
export const itemQuery = (params: { id: string | number; campaign?: 0 | 1 }) =>
  queryOf('item', fetchItem, params, { meta: { missingIsShown: true } });

/** Items by orders (HOM-15). */
export const fetchPopularItems = (params: ItemListing = {}, signal?: AbortSignal) =>
  get('/api/v1/items/popular', readItemPage, params, signal);
export const popularItemsQuery = (params: ItemListing = {}) =>
  queryOf('popularItems', fetchPopularItems, params);

/** Items, newest first (ENT-5). */
export const fetchLatestItems = (params: ItemListing = {}, signal?: AbortSignal) =>
  get('/api/v1/items/latest', readItemPage, params, signal);

/** Items below their price (HOM-8, HOM-15). */
export const fetchDiscountedItems = (params: ItemListing = {}, signal?: AbortSignal) =>
  get('/api/v1/items/discounted', readItemPage, params, signal);
export const discountedItemsQuery = (params: ItemListing = {}) =>
  queryOf('discountedItems', fetchDiscountedItems, params);

/** Best-reviewed items with the categories for their tabs (HOM-12). */
export const fetchMostReviewedItems = (params: ItemListing = {}, signal?: AbortSignal) =>
  get('/api/v1/items/most-reviewed', readTabbedItemPage, params, signal);
export const mostReviewedItemsQuery = (params: ItemListing = {}) =>
  queryOf('mostReviewedItems', fetchMostReviewedItems, params);

/** New arrivals with the categories for their tabs (HOM-10). */
export const fetchNewArrivals = (params: ItemListing = {}, signal?: AbortSignal) =>
  get('/api/v1/items/new-arrival', readTabbedItemPage, params, signal);
export const newArrivalsQuery = (params: ItemListing = {}) =>
  queryOf('newArrivals', fetchNewArrivals, params);

/** Everyday items nearby with the categories for their tabs (HOM-3). */
export const fetchBasicItems = (params: ItemListing = {}, signal?: AbortSignal) =>
  get('/api/v1/items/basic', readTabbedItemPage, params, signal);
export const basicItemsQuery = (params: ItemListing = {}) => queryOf('basicItems', fetchBasicItems, params);

type Recommended = Omit<Query<'recommendedItems'>, 'category_ids'> & { category_ids?: readonly number[] };

/** Items That You'll Love (HOM-13): 15 of every diet unless asked otherwise; those of `category_ids` come first (MOD-9). */
export const fetchRecommendedItems = ({ category_ids, ...params }: Recommended = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/items/recommended',
    readRecommendedPage,
    { filter: 'all', limit: 15, offset: 1, ...params, category_ids: jsonList(category_ids) },
    signal,
  );
export const recommendedItemsQuery = (params: Recommended = {}) =>
  queryOf('recommendedItems', fetchRecommendedItems, params);

/** Items by their ids, in that order; what is not sold here any more is missing. */
export const fetchItemsByIds = ({ ids }: { ids: readonly number[] }, signal?: AbortSignal) =>
  get('/api/v1/items/by-ids', listOf(readItem), { ids: JSON.stringify(ids) }, signal);
export const itemsByIdsQuery = (params: { ids: readonly number[] }) =>
  queryOf('itemsByIds', fetchItemsByIds, params);

/** Items of the customer's last orders that can be ordered now; for customers only. */
export const fetchOrderAgain = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/customer/order-again', listOf(readItem), {}, signal);
export const orderAgainQuery = () => queryOf('orderAgain', fetchOrderAgain, {});

/** Other items of the same store (POP-26). */
export const fetchRelatedItems = ({ id, ...query }: OfOne, signal?: AbortSignal) =>
  get(`/api/v1/items/related-store-items/${part(id)}`, readItemPage, query, signal);
export const relatedItemsQuery = (params: OfOne) => queryOf('relatedItems', fetchRelatedItems, params);

/** The diets and allergens that items of the module can be narrowed by (SRC-14). */
export const fetchDietaryFacts = (_: object = {}, signal?: AbortSignal) =>
  get('/api/v1/items/dietary', completing<DietaryFacts>({ diets: [], allergens: [] }), {}, signal);
export const dietaryFactsQuery = () =>
  queryOf('dietaryFacts', fetchDietaryFacts, {}, { staleTime: minutes(8) });

/** Common conditions that medicines are for (HOM-14). */
export const fetchCommonConditions = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/items/common-conditions',
    listOf(completing<CommonCondition, 'id' | 'name'>({ image_full_url: null })),
    {},
    signal,
  );
export const commonConditionsQuery = () =>
  queryOf('commonConditions', fetchCommonConditions, {}, { staleTime: minutes(8) });

/** Items for a condition (HOM-14): 20 unless asked otherwise. */
export const fetchConditionItems = ({ id, ...query }: OfOne, signal?: AbortSignal) =>
  get(
    `/api/v1/items/common-conditions/${part(id)}`,
    readItemPage,
    { limit: 20, offset: 1, ...query },
    signal,
  );
export const conditionItemsQuery = (params: OfOne) => queryOf('conditionItems', fetchConditionItems, params);
