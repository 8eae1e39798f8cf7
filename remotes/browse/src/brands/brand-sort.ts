import type { Brand } from '@souk/contracts';
import { oneOf } from '../page/one-of.ts';

/** As the marketplace has them, or by name (PRO-12). */
export const BRAND_SORTS = ['default', 'az', 'za'] as const;
export type BrandSort = (typeof BRAND_SORTS)[number];

export const readBrandSort = (params: URLSearchParams): BrandSort =>
  oneOf(BRAND_SORTS, params.get('sort')) ?? 'default';

/** Brands in the order of their names in the language of the page, or as they came. */
export function sortBrands(brands: readonly Brand[], sort: BrandSort, language: string): readonly Brand[] {
  if (sort === 'default') return brands;
  const { compare } = new Intl.Collator(language, { numeric: true });
  return brands.toSorted((a, b) => (sort === 'az' ? compare(a.name, b.name) : compare(b.name, a.name)));
}
