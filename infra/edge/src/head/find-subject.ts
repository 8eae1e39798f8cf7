import { CampaignDetails, Category, Id, InformationPage, Item, StoreDetails } from '@souk/contracts/api';
import { HEADERS, INFORMATION_PAGES } from '@souk/contracts';
import type { InformationPageName } from '@souk/contracts';
import Type from 'typebox';
import { Check } from 'typebox/value';
import { PATIENCE_MS } from '../page/kept-answers.ts';
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

const InformationFacts = Type.Pick(InformationPage, ['title', 'description', 'questions']);

export type ItemFacts = Type.Static<typeof ItemFacts>;
export type StoreFacts = Type.Static<typeof StoreFacts>;
export type CategoryFacts = Type.Static<typeof CategoryFacts>;
export type CampaignFacts = Type.Static<typeof CampaignFacts>;
export type InformationFacts = Type.Static<typeof InformationFacts>;

/** The one thing that a page is about, by what anybody may know of it. */
export type Subject =
  | { kind: 'item'; facts: ItemFacts }
  | { kind: 'store'; facts: StoreFacts }
  | { kind: 'category'; facts: CategoryFacts }
  | { kind: 'campaign'; facts: CampaignFacts }
  | { kind: 'information'; name: InformationPageName; facts: InformationFacts };

export interface FoundSubject {
  /** Null where the address names no one thing, and where the marketplace does not tell of it in time. */
  subject: Subject | null;
  /** The marketplace says that what the address names is not there (RTE-3). */
  isMissing: boolean;
}

/** Asks the marketplace what a page is about, in a language. */
export type FindSubject = (url: URL, language: string) => Promise<FoundSubject>;

interface Kind {
  path: RegExp;
  details: string;
  read(answer: unknown): Subject | null;
}

const KINDS: readonly Kind[] = [
  {
    path: /^\/product\/([^/]+)$/,
    details: '/api/v1/items/details/',
    read: (answer) => (Check(ItemFacts, answer) ? { kind: 'item', facts: answer } : null),
  },
  {
    // The lists of stores stand where a store's slug would.
    path: /^\/store\/(?!(?:latest|popular)$)([^/]+)$/,
    details: '/api/v1/stores/details/',
    read: (answer) => (Check(StoreFacts, answer) ? { kind: 'store', facts: answer } : null),
  },
  {
    path: /^\/category\/([^/]+)$/,
    details: '/api/v1/categories/',
    read: (answer) => (Check(CategoryFacts, answer) ? { kind: 'category', facts: answer } : null),
  },
  {
    path: /^\/campaigns\/([^/]+)$/,
    details: '/api/v1/campaigns/details/',
    read: (answer) => (Check(CampaignFacts, answer) ? { kind: 'campaign', facts: answer } : null),
  },
  ...INFORMATION_PAGES.map((name): Kind => ({
    path: new RegExp(`^/(${name})$`),
    details: '/api/v1/',
    read: (answer) => (Check(InformationFacts, answer) ? { kind: 'information', name, facts: answer } : null),
  })),
];

const NOTHING: FoundSubject = { subject: null, isMissing: false };

/** The kind of thing that a path names, and its slug or id as it stands there; null for paths that name no one thing. */
function named(pathname: string): { kind: Kind; slugOrId: string } | null {
  for (const kind of KINDS) {
    const [, slugOrId] = kind.path.exec(pathname) ?? [];
    if (slugOrId !== undefined) return { kind, slugOrId };
  }
  return null;
}

export function createFindSubject(apiUrl: string): FindSubject {
  const base = apiUrl.replace(/\/$/, '');
  const { origin } = new URL(apiUrl);
  return async ({ pathname, searchParams }, language) => {
    const found = named(pathname);
    if (!found) return NOTHING;
    const { kind, slugOrId } = found;
    const campaign = searchParams.get('product_type') === 'campaign' ? '?campaign=1' : '';
    try {
      const answer = await fetch(base + kind.details + slugOrId + campaign, {
        headers: { origin, [HEADERS.language]: language },
        signal: AbortSignal.timeout(PATIENCE_MS),
      });
      if (!answer.ok) await answer.body?.cancel();
      return {
        subject: answer.ok ? kind.read(await answer.json()) : null,
        isMissing: answer.status === 404,
      };
    } catch {
      return NOTHING;
    }
  };
}

/** Where the page is since its slug changed, or by its slug where it was asked for by id; null where it is where it was asked for. */
export function movedTo({ pathname, search }: URL, { subject }: FoundSubject): string | null {
  const found = named(pathname);
  if (!found || !subject || subject.kind === 'information' || !subject.facts.slug) return null;
  const slug = encodeURIComponent(subject.facts.slug);
  if (sameSegment(found.slugOrId, slug)) return null;
  return `${pathname.slice(0, -found.slugOrId.length)}${slug}${search}`;
}

/** Two spellings of one part of a path are the same: `%41` and `A`. */
function sameSegment(one: string, other: string): boolean {
  try {
    return decodeURIComponent(one) === decodeURIComponent(other);
  } catch {
    return true;
  }
}
