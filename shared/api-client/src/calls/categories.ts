import type { Brand, Category, Query } from '@souk/contracts';
import { completing, listOf } from '../complete.ts';
import { minutes, queryOf } from '../query-of.ts';
import { readItemPage, readStorePage } from '../read-page.ts';
import { get, part } from '../request.ts';
import type { ItemListing } from './items.ts';

type OfOne = ItemListing & { id: string | number };

const readCategory = completing<Category, 'id' | 'name'>({
  slug: '',
  image_full_url: '',
  featured: 0,
  parent_id: null,
  products_count: 0,
  module_id: null,
  childes: [],
});

/** Top categories with their sub-categories; `featured: 1` for the home (CAT-1, HOM-17). */
export const fetchCategories = (params: Query<'categories'> = {}, signal?: AbortSignal) =>
  get('/api/v1/categories', listOf(readCategory), params, signal);
export const categoriesQuery = (params: Query<'categories'> = {}) =>
  queryOf('categories', fetchCategories, params, { staleTime: minutes(params.featured ? 8 : 5) });
/** The featured categories of the home: 20 of them (HOM-17, API-10). */
export const featuredCategoriesQuery = () => categoriesQuery({ featured: 1, limit: 20, offset: 1 });

/** One category, by slug or id (CAT-1). */
export const fetchCategory = ({ id }: { id: string | number }, signal?: AbortSignal) =>
  get(`/api/v1/categories/${part(id)}`, readCategory, {}, signal);
export const categoryQuery = (params: { id: string | number }) =>
  queryOf('category', fetchCategory, params, { staleTime: minutes(5), meta: { missingIsShown: true } });

/** Sub-categories (CAT-1). */
export const fetchCategoryChildes = ({ id }: { id: string | number }, signal?: AbortSignal) =>
  get(`/api/v1/categories/childes/${part(id)}`, listOf(readCategory), {}, signal);

/** Items of a category and its sub-categories (CAT-3). */
export const fetchCategoryItems = ({ id, ...query }: OfOne, signal?: AbortSignal) =>
  get(`/api/v1/categories/items/${part(id)}`, readItemPage, query, signal);

/** Stores that sell in a category (CAT-1). */
export const fetchCategoryStores = ({ id, ...query }: OfOne, signal?: AbortSignal) =>
  get(`/api/v1/categories/stores/${part(id)}`, readStorePage, query, signal);

/** Brands of the module (PRO-12). */
export const fetchBrands = (_: object = {}, signal?: AbortSignal) =>
  get(
    '/api/v1/brand',
    listOf(completing<Brand, 'id' | 'name'>({ slug: '', image_full_url: '', items_count: 0 })),
    {},
    signal,
  );
export const brandsQuery = () => queryOf('brands', fetchBrands, {});
