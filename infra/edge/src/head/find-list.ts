import {
  brandPath,
  categoryPagePath,
  inModule,
  listingPath,
  productPath,
  ROUTES,
  storePath,
} from '@souk/contracts';
import { Brand, Category, Item, Store } from '@souk/contracts/api';
import type { ModuleList } from '@souk/contracts/api';
import Type from 'typebox';
import type { TSchema } from 'typebox';
import { Check } from 'typebox/value';
import { MAX_WAIT_MS } from '../page/answer-cache.ts';
import type { AnswerCache, AnswerLimits } from '../page/answer-cache.ts';
import type { KnownModule } from '../page/modules.ts';
import type { PageLanguage } from '../texts/texts.ts';
import type { CategoryFacts, Subject } from './find-subject.ts';
import type { ListAtAddress, Step } from './found-list.ts';

/** The list at an address; for a category, of its items where it has no sub-categories (CAT-2). */
export type FindList = (
  url: URL,
  language: PageLanguage,
  module: KnownModule | null,
  subject: Subject | null,
) => Promise<ListAtAddress>;

interface List {
  path: string;
  dataType?: 'discounted' | 'new';
  call: string;
  read(answer: unknown, moduleId: number): Step[];
}

const MAX_LISTED = 12;
/** An older list of brands does not prove that a brand is missing. */
const BRAND_LIMITS: AnswerLimits = { maxAge: 60_000, maxWait: MAX_WAIT_MS };
const NO_LIST: ListAtAddress = { list: null, isMissing: false };
const FIRST_PAGE = `limit=${MAX_LISTED}&offset=1`;
const itemsCall = (which: string) => `/api/v1/items/get-combined-data?${which}&list_type=item&${FIRST_PAGE}`;

/** The steps of an answer of the expected shape. */
const reader =
  <T extends TSchema>(shape: T, steps: (answer: Type.Static<T>, moduleId: number) => Step[]) =>
  (answer: unknown, moduleId: number): Step[] =>
    Check(shape, answer) ? steps(answer, moduleId) : [];

const Brands = Type.Array(Type.Pick(Brand, ['id', 'name']));

const readStores = reader(
  Type.Object({ stores: Type.Array(Type.Pick(Store, ['id', 'slug', 'name', 'module_id', 'zone_id'])) }),
  ({ stores }) => stores.map((store) => [store.name, storePath({ ...store, distance: null })]),
);
const readItems = reader(
  Type.Object({ products: Type.Array(Type.Pick(Item, ['id', 'slug', 'name', 'module_id'])) }),
  ({ products }) => products.map((item) => [item.name, productPath(item)]),
);

const LISTS: Record<ModuleList, List> = {
  latestStores: {
    path: ROUTES.latestStores,
    call: `/api/v1/stores/latest?${FIRST_PAGE}`,
    read: readStores,
  },
  popularStores: {
    path: ROUTES.popularStores,
    call: `/api/v1/stores/popular?${FIRST_PAGE}`,
    read: readStores,
  },
  categories: {
    path: ROUTES.categories,
    call: '/api/v1/categories?limit=100&offset=1',
    read: reader(Type.Array(Type.Pick(Category, ['id', 'slug', 'name'])), (categories, moduleId) =>
      categories.map((category) => [category.name, categoryPagePath(category, moduleId)]),
    ),
  },
  brands: {
    path: ROUTES.brands,
    call: '/api/v1/brand',
    read: reader(Brands, (brands, moduleId) =>
      brands.map((brand) => [brand.name, brandPath(brand, moduleId)]),
    ),
  },
  discounted: {
    path: ROUTES.home,
    dataType: 'discounted',
    call: itemsCall('data_type=discounted'),
    read: readItems,
  },
  new: {
    path: ROUTES.home,
    dataType: 'new',
    call: itemsCall('data_type=new'),
    read: readItems,
  },
};

const dataTypeOf = ({ pathname, searchParams }: URL) =>
  pathname === ROUTES.home ? (searchParams.get('data_type') ?? undefined) : undefined;

/** The one address of a module's list, without what narrows or sorts it. */
export function moduleListPath(name: ModuleList, moduleId: number): string {
  const { path, dataType } = LISTS[name];
  return dataType ? listingPath(dataType, moduleId) : inModule(path, moduleId);
}

export function createFindList(answerOf: AnswerCache): FindList {
  return async (url, { code, texts }, module, subject) => {
    // Only modules that the marketplace knows are requested.
    if (!module?.zones) return NO_LIST;
    const from = { id: module.id, zones: module.zones };
    const dataType = dataTypeOf(url);
    const answer = (call: string, limits?: AnswerLimits) => answerOf(call, code, from, limits);
    if (subject?.kind === 'category') return categoryList(subject.facts, from.id, answer);
    if (dataType === 'brand') return brandList(url, from.id, answer);
    for (const [name, list] of Object.entries(LISTS) as [ModuleList, List][])
      if (list.path === url.pathname && list.dataType === dataType)
        return {
          list: {
            title: texts.lists[name],
            canonical: moduleListPath(name, from.id),
            steps: list.read(await answer(list.call), from.id),
          },
          isMissing: false,
        };
    return NO_LIST;
  };
}

type Answer = (call: string, limits?: AnswerLimits) => Promise<unknown>;

/** The items of a category of the module. */
async function categoryList(
  category: CategoryFacts,
  moduleId: number,
  answer: Answer,
): Promise<ListAtAddress> {
  if (category.module_id !== moduleId || category.childes.length > 0) return NO_LIST;
  const items = await answer(itemsCall(`data_type=category&category_ids=[${category.id}]`));
  return listOfItems(category.name, categoryPagePath(category, moduleId), readItems(items, moduleId));
}

/** The items of a brand that the module has. */
async function brandList({ searchParams }: URL, moduleId: number, answer: Answer): Promise<ListAtAddress> {
  const id = Number(searchParams.get('brand_id'));
  const brands = await answer(LISTS.brands.call, BRAND_LIMITS);
  if (!Check(Brands, brands)) return NO_LIST;
  const brand = brands.find((each) => each.id === id);
  if (!brand) return { list: null, isMissing: true };
  const items = await answer(itemsCall(`data_type=brand&brand_ids=[${id}]`));
  return listOfItems(brand.name, brandPath(brand, moduleId), readItems(items, moduleId));
}

const listOfItems = (title: string, canonical: string, steps: Step[]): ListAtAddress => ({
  list: { title, canonical, steps },
  isMissing: false,
});
