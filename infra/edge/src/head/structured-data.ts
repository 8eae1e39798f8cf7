import {
  campaignPath,
  categoryPagePath,
  discountedPrice,
  flashSalePath,
  informationPath,
  inModule,
  productPath,
  ROUTES,
  storePath,
} from '@souk/contracts';
import type { InformationPageName } from '@souk/contracts';
import type { KnownModule } from '../page/modules.ts';
import type { FoundList, Step } from './found-list.ts';
import type {
  CampaignFacts,
  CategoryFacts,
  FlashSaleFacts,
  InformationFacts,
  ItemFacts,
  StoreFacts,
  Subject,
} from './find-subject.ts';

/** What structured data needs of the marketplace. */
export interface Site {
  /** Without a slash at its end. */
  origin: string;
  name: string;
  logo: string | null;
  /** Null if the marketplace does not provide it; then prices are left out. */
  currency: { code: string; digits: number } | null;
  /** The module that the page is in; null where it is not known. */
  module: KnownModule | null;
}

type Data = Record<string, unknown>;

const of = (type: string, data: Data): Data => ({ '@context': 'https://schema.org', '@type': type, ...data });
const absolute = ({ origin }: Site, address: string) => new URL(address, origin).href;

/** Types of schema.org by module type; the default is a general store. */
const STORE_TYPES: Record<string, string> = {
  food: 'Restaurant',
  grocery: 'GroceryStore',
  pharmacy: 'Pharmacy',
  ecommerce: 'Store',
};
const DAYS = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'];

const rating = ({ avg_rating, rating_count }: Pick<ItemFacts, 'avg_rating' | 'rating_count'>): Data =>
  rating_count > 0
    ? { aggregateRating: { '@type': 'AggregateRating', ratingValue: avg_rating, ratingCount: rating_count } }
    : {};

function offer(site: Site, item: ItemFacts): Data {
  if (!site.currency) return {};
  const inStock = item.stock === null || item.stock > 0;
  return {
    offers: {
      '@type': 'Offer',
      price: discountedPrice(item).toFixed(site.currency.digits),
      priceCurrency: site.currency.code,
      availability: `https://schema.org/${inStock ? 'InStock' : 'OutOfStock'}`,
      url: absolute(site, productPath(item)),
      seller: { '@type': 'Organization', name: item.store_name },
    },
  };
}

const product = (site: Site, item: ItemFacts): Data =>
  of('Product', {
    name: item.name,
    ...(item.description && { description: item.description }),
    image: [...new Set([item.image_full_url, ...item.images_full_url])].map((image) => absolute(site, image)),
    sku: String(item.id),
    ...rating(item),
    ...offer(site, item),
  });

/** A day that is open from midnight to midnight ends a minute before: two equal times would mean closed. */
const hours = ({ schedules }: StoreFacts): Data[] =>
  schedules.map(({ day, opening_time, closing_time }) => ({
    '@type': 'OpeningHoursSpecification',
    dayOfWeek: DAYS[day],
    opens: opening_time,
    closes: closing_time === opening_time ? '23:59' : closing_time,
  }));

const localBusiness = (site: Site, store: StoreFacts): Data =>
  of(STORE_TYPES[store.module_type] ?? 'LocalBusiness', {
    name: store.name,
    url: absolute(site, storePath({ ...store, distance: null })),
    image: [store.cover_photo_full_url, store.logo_full_url].map((image) => absolute(site, image)),
    address: store.address,
    geo: { '@type': 'GeoCoordinates', latitude: store.latitude, longitude: store.longitude },
    openingHoursSpecification: hours(store),
    ...rating(store),
  });

const breadcrumbs = (site: Site, steps: readonly Step[]): Data =>
  of('BreadcrumbList', {
    itemListElement: [[site.name, ROUTES.landing] as Step, ...home(site), ...steps].map(
      ([name, path], index) => ({
        '@type': 'ListItem',
        position: index + 1,
        name,
        item: absolute(site, path),
      }),
    ),
  });

const home = ({ module }: Site): Step[] =>
  module?.module_name === undefined ? [] : [[module.module_name, inModule(ROUTES.home, module.id)]];

const itemList = (site: Site, steps: readonly Step[]): Data[] =>
  steps.length === 0
    ? []
    : [
        of('ItemList', {
          itemListElement: steps.map(([name, path], index) => ({
            '@type': 'ListItem',
            position: index + 1,
            name,
            url: absolute(site, path),
          })),
        }),
      ];

const ofItem = (site: Site, item: ItemFacts): Data[] => {
  const categories = item.category_ids.map(({ id, name }): Step => [
    name,
    categoryPagePath({ id }, item.module_id),
  ]);
  return [product(site, item), breadcrumbs(site, [...categories, [item.name, productPath(item)]])];
};

const ofStore = (site: Site, store: StoreFacts): Data[] => [
  localBusiness(site, store),
  breadcrumbs(site, [[store.name, storePath({ ...store, distance: null })]]),
];

const ofCategory = (
  site: Site,
  { module_id, childes, ...category }: CategoryFacts,
  items: readonly Step[],
): Data[] =>
  module_id === null
    ? []
    : [
        breadcrumbs(site, [[category.name, categoryPagePath(category, module_id)]]),
        ...itemList(
          site,
          childes.length === 0
            ? items
            : childes.map((child): Step => [child.name, categoryPagePath(child, module_id)]),
        ),
      ];

const ofCampaign = (site: Site, { module_id, stores, ...campaign }: CampaignFacts): Data[] =>
  module_id === null
    ? []
    : [
        breadcrumbs(site, [[campaign.title, campaignPath(campaign, module_id)]]),
        ...itemList(
          site,
          stores.map((store): Step => [store.name, storePath({ ...store, distance: null })]),
        ),
      ];

const ofFlashSale = (site: Site, { active_products, ...sale }: FlashSaleFacts): Data[] => {
  const items = active_products.map(({ item }) => item);
  const [first] = items;
  return first
    ? [
        breadcrumbs(site, [[sale.title, flashSalePath(sale, first.module_id)]]),
        ...itemList(
          site,
          items.map((item): Step => [item.name, productPath(item)]),
        ),
      ]
    : [];
};
/** Where it stands, outside of every module, and its questions where it answers some. */
const ofInformation = (site: Site, name: InformationPageName, page: InformationFacts): Data[] => [
  breadcrumbs({ ...site, module: null }, [[page.title, informationPath(name)]]),
  ...(page.questions.length === 0
    ? []
    : [
        of('FAQPage', {
          mainEntity: page.questions.map(({ question, answer }) => ({
            '@type': 'Question',
            name: question,
            acceptedAnswer: { '@type': 'Answer', text: answer },
          })),
        }),
      ]),
];

/**
 * What search engines read of the thing that a page is about, in the terms of schema.org.
 * @param items those of a category without sub-categories
 */
export function structuredDataOf(site: Site, subject: Subject, items: readonly Step[]): Data[] {
  switch (subject.kind) {
    case 'item':
      return ofItem(site, subject.facts);
    case 'store':
      return ofStore(site, subject.facts);
    case 'category':
      return ofCategory(site, subject.facts, items);
    case 'campaign':
      return ofCampaign(site, subject.facts);
    case 'flash-sale':
      return ofFlashSale(site, subject.facts);
    case 'information':
      return ofInformation(site, subject.name, subject.facts);
  }
}

export const structuredDataOfList = (site: Site, { title, canonical, steps }: FoundList): Data[] => [
  breadcrumbs(site, [[title, canonical]]),
  ...itemList(site, steps),
];

export const structuredDataOfHome = (site: Site): Data[] => [breadcrumbs(site, [])];

export const structuredDataOfLanding = (site: Site): Data[] => [
  of('Organization', {
    name: site.name,
    url: absolute(site, ROUTES.landing),
    ...(site.logo && { logo: absolute(site, site.logo) }),
  }),
  of('WebSite', { name: site.name, url: absolute(site, ROUTES.landing) }),
];
