import { setTimeout as pause } from 'node:timers/promises';
import {
  CampaignDetails,
  Category,
  FlashSale,
  Id,
  InformationPage,
  Item,
  StoreDetails,
} from '@souk/contracts/api';
import { HEADERS, INFORMATION_PAGES, ROUTES } from '@souk/contracts';
import type { InformationPageName } from '@souk/contracts';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { MAX_WAIT_MS } from '../page/answer-cache.ts';
import { remember } from '../releases/release-files.ts';
import { OrNull } from './or-null.ts';

const ItemFacts = Type.Object({
  ...Type.Pick(Item, [
    'id',
    'slug',
    'name',
    'description',
    'module_id',
    'module_type',
    'image_full_url',
    'images_full_url',
    'store_name',
    'category_ids',
    'price',
    'discount',
    'discount_type',
    'store_discount',
    'avg_rating',
    'rating_count',
    'available_date_starts',
  ]).properties,
  stock: OrNull(Type.Integer()),
});
const StoreFacts = Type.Pick(StoreDetails, [
  'id',
  'slug',
  'name',
  'address',
  'module_id',
  'module_type',
  'zone_id',
  'logo_full_url',
  'cover_photo_full_url',
  'latitude',
  'longitude',
  'avg_rating',
  'rating_count',
  'schedules',
]);
const CategoryFacts = Type.Object({
  ...Type.Pick(Category, ['id', 'slug', 'name', 'image_full_url', 'childes']).properties,
  module_id: OrNull(Id()),
});
const CampaignFacts = Type.Object({
  ...Type.Pick(CampaignDetails, ['id', 'slug', 'title', 'description', 'image_full_url']).properties,
  module_id: OrNull(Id()),
  stores: Type.Array(Type.Pick(StoreDetails, ['id', 'slug', 'name', 'module_id', 'zone_id'])),
});
const FlashSaleFacts = Type.Object({
  id: Id(),
  title: FlashSale.properties.title,
  active_products: Type.Array(
    Type.Object({ item: Type.Pick(Item, ['id', 'slug', 'name', 'module_id', 'available_date_starts']) }),
  ),
});

const InformationFacts = Type.Pick(InformationPage, ['title', 'description', 'questions']);

export type ItemFacts = Type.Static<typeof ItemFacts>;
export type StoreFacts = Type.Static<typeof StoreFacts>;
export type CategoryFacts = Type.Static<typeof CategoryFacts>;
export type CampaignFacts = Type.Static<typeof CampaignFacts>;
export type FlashSaleFacts = Type.Static<typeof FlashSaleFacts>;
export type InformationFacts = Type.Static<typeof InformationFacts>;

/** The public data of the subject of a page. */
export type Subject =
  | { kind: 'item'; facts: ItemFacts }
  | { kind: 'store'; facts: StoreFacts }
  | { kind: 'category'; facts: CategoryFacts }
  | { kind: 'campaign'; facts: CampaignFacts }
  | { kind: 'flash-sale'; facts: FlashSaleFacts }
  | { kind: 'information'; name: InformationPageName; facts: InformationFacts };

export interface FoundSubject {
  /** Null if the address names no single thing, or the marketplace does not respond in time. */
  subject: Subject | null;
  /** The marketplace does not have the named thing (RTE-3). */
  isMissing: boolean;
}

/** Requests the subject of a page from the marketplace, in a language. */
export type FindSubject = (url: URL, language: string) => Promise<FoundSubject>;

interface Kind {
  /** The slug or id of the one thing that an address names, as it stands there; null where it names none of the kind. */
  nameIn(url: URL): string | null;
  details(name: string): string;
  read(answer: unknown): Subject | null;
  /** Whether the name is a part of the path, and may be a slug; else it is an id. */
  hasSlug: boolean;
}

const byPath = (pattern: RegExp, details: string) => ({
  nameIn: ({ pathname }: URL) => pattern.exec(pathname)?.[1] ?? null,
  details: (name: string) => details + name,
  hasSlug: true,
});

/** Of the items of a sale. */
const MAX_LISTED = 12;

const readCategory = (answer: unknown): Subject | null =>
  Check(CategoryFacts, answer) ? { kind: 'category', facts: answer } : null;

const KINDS: readonly Kind[] = [
  {
    ...byPath(/^\/product\/([^/]+)$/, '/api/v1/items/details/'),
    read: (answer) => (Check(ItemFacts, answer) ? { kind: 'item', facts: answer } : null),
  },
  {
    // The lists of stores stand where a store's slug would.
    ...byPath(/^\/store\/(?!(?:latest|popular)$)([^/]+)$/, '/api/v1/stores/details/'),
    read: (answer) => (Check(StoreFacts, answer) ? { kind: 'store', facts: answer } : null),
  },
  { ...byPath(/^\/category\/([^/]+)$/, '/api/v1/categories/'), read: readCategory },
  {
    // The tile of a category leads to the listing that the category's own page shows (AMB-10).
    nameIn: ({ pathname, searchParams }) =>
      pathname === ROUTES.home && searchParams.get('data_type') === 'category'
        ? searchParams.get('id')
        : null,
    details: (id) => `/api/v1/categories/${id}`,
    read: readCategory,
    hasSlug: false,
  },
  {
    ...byPath(/^\/campaigns\/([^/]+)$/, '/api/v1/campaigns/details/'),
    read: (answer) => (Check(CampaignFacts, answer) ? { kind: 'campaign', facts: answer } : null),
  },
  {
    nameIn: ({ pathname, searchParams }) =>
      pathname === ROUTES.flashSale ? (searchParams.get('id') ?? '') : null,
    details: (id) => `/api/v1/flash-sales/items?flash_sale_id=${id}&limit=${MAX_LISTED}`,
    read: (answer) => (Check(FlashSaleFacts, answer) ? { kind: 'flash-sale', facts: answer } : null),
    hasSlug: false,
  },
  ...INFORMATION_PAGES.map((name): Kind => ({
    ...byPath(new RegExp(`^/(${name})$`), '/api/v1/'),
    read: (answer) => (Check(InformationFacts, answer) ? { kind: 'information', name, facts: answer } : null),
  })),
];

const NOTHING: FoundSubject = { subject: null, isMissing: false };
const MISSING: FoundSubject = { subject: null, isMissing: true };

const isId = (name: string) => /^[1-9]\d{0,8}$/.test(name);

/** The kind of thing that an address names, and its slug or id as it stands there; null for addresses that name no one thing. */
function named(url: URL): { kind: Kind; name: string } | null {
  for (const kind of KINDS) {
    const name = kind.nameIn(url);
    if (name !== null) return { kind, name };
  }
  return null;
}

/** A subject is as fresh as a rendered page, so that a popular page does not ask for its subject on each view. */
const FRESH_MS = 10_000;
const CALL_TIMEOUT_MS = 5_000;
/** Limit of cached subjects, since visitors can influence their keys. */
const MAX_SUBJECTS = 2_000;

/** A page waits for its subject for a limited time only; one that comes later is there for the next view. */
export function createFindSubject(apiUrl: string, now: () => number = Date.now): FindSubject {
  const base = apiUrl.replace(/\/$/, '');
  const { origin } = new URL(apiUrl);
  const cached = new Map<string, { call: Promise<FoundSubject>; freshUntil: number }>();

  const ask = async (kind: Kind, path: string, language: string): Promise<FoundSubject> => {
    const answer = await fetch(base + path, {
      headers: { origin, [HEADERS.language]: language },
      signal: AbortSignal.timeout(CALL_TIMEOUT_MS),
    });
    if (!answer.ok) await answer.body?.cancel();
    return {
      subject: answer.ok ? kind.read(await answer.json()) : null,
      isMissing: answer.status === 404,
    };
  };

  /** Shares a call with the pages that ask meanwhile. Only found subjects outlive their call. */
  const share = (kind: Kind, path: string, language: string): Promise<FoundSubject> => {
    const key = `${language} ${path}`;
    const known = cached.get(key);
    if (known && now() < known.freshUntil) return known.call;
    const call = ask(kind, path, language).catch(() => NOTHING);
    const entry = { call, freshUntil: Infinity };
    remember(cached, key, entry, MAX_SUBJECTS);
    void call.then(({ subject }) => {
      if (subject) entry.freshUntil = now() + FRESH_MS;
      else if (cached.get(key) === entry) cached.delete(key);
    });
    return call;
  };

  return async (url, language) => {
    const found = named(url);
    if (!found) return NOTHING;
    const { kind, name } = found;
    if (!kind.hasSlug && !isId(name)) return MISSING;
    const campaign = url.searchParams.get('product_type') === 'campaign' ? '?campaign=1' : '';
    const call = share(kind, kind.details(name) + campaign, language);
    return Promise.race([call, pause(MAX_WAIT_MS, NOTHING, { ref: false })]);
  };
}

/** Where the page is since its slug changed, or by its slug where it was asked for by id; null where it is where it was asked for. */
export function movedTo(url: URL, { subject }: FoundSubject): string | null {
  const found = named(url);
  if (!found?.kind.hasSlug || !subject || !('slug' in subject.facts) || !subject.facts.slug) return null;
  const slug = encodeURIComponent(subject.facts.slug);
  if (sameSegment(found.name, slug)) return null;
  return `${url.pathname.slice(0, -found.name.length)}${slug}${url.search}`;
}

/** Two spellings of one part of a path are the same: `%41` and `A`. */
function sameSegment(one: string, other: string): boolean {
  try {
    return decodeURIComponent(one) === decodeURIComponent(other);
  } catch {
    return true;
  }
}
