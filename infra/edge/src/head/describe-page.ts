import {
  campaignHead,
  categoryHead,
  describe,
  flashSaleHead,
  informationHead,
  inModule,
  isPrivatePath,
  isRecord,
  listHead,
  productHead,
  ROUTES,
  storeHead,
} from '@souk/contracts';
import type { PageHead } from '@souk/contracts';
import type { FirstAnswers } from '../page/first-answers.ts';
import type { KnownModule } from '../page/modules.ts';
import type { PageLanguage } from '../texts/texts.ts';
import type { FoundList } from './found-list.ts';
import type { Subject } from './find-subject.ts';
import { SOCIAL_CARD } from './social-card.ts';
import {
  structuredDataOf,
  structuredDataOfHome,
  structuredDataOfLanding,
  structuredDataOfList,
} from './structured-data.ts';
import type { Site } from './structured-data.ts';

/** The description of a page in its HTML, before any script runs. Addresses are absolute. */
export interface DocumentHead {
  title: string;
  description: string;
  siteName: string;
  canonical: string | null;
  /** Its size where that is known. */
  image: { url: string; width?: number; height?: number };
  /** False for a visitor's own pages, and for other views of a listed page. */
  isListed: boolean;
  structuredData: readonly object[];
}

interface PageToDescribe {
  url: URL;
  origin: string;
  language: PageLanguage;
  subject: Subject | null;
  list: FoundList | null;
  module: KnownModule | null;
  firstAnswers: FirstAnswers | null;
}

/** Questions to a visitor, which search engines do not list either. */
const QUESTIONS = /^\/(?:rate-and-review|interest)(?:\/|$)/;

const isUnlisted = (pathname: string) => isPrivatePath(pathname) || QUESTIONS.test(pathname);

const textOf = (record: unknown, name: string): string | null => {
  const text = isRecord(record) ? record[name] : null;
  return typeof text === 'string' && text.trim() !== '' ? text : null;
};

function siteOf({ origin, language, module, firstAnswers }: PageToDescribe): Site {
  const config = firstAnswers?.config;
  const code = textOf(config, 'currency');
  const digits = isRecord(config) ? config.digit_after_decimal_point : undefined;
  return {
    origin,
    name: textOf(config, 'business_name') ?? language.texts.title,
    logo: textOf(config, 'logo_full_url'),
    currency: code && typeof digits === 'number' ? { code, digits } : null,
    module,
  };
}

function headOf(subject: Subject, module: KnownModule | null): PageHead {
  switch (subject.kind) {
    case 'item':
      return productHead(subject.facts);
    case 'store':
      return storeHead(subject.facts);
    case 'category':
      return categoryHead(subject.facts, module);
    case 'campaign':
      return campaignHead(subject.facts);
    case 'flash-sale':
      return flashSaleHead(subject.facts, subject.facts.active_products[0]?.item.module_id, module);
    case 'information':
      return informationHead(subject.name, subject.facts);
  }
}

/** The description and structured data of a page; null if only the site is known. */
function statedOf(page: PageToDescribe, site: Site): { head: PageHead; data: readonly object[] } | null {
  const { url, language, subject, list, module, firstAnswers } = page;
  if (subject)
    return { head: headOf(subject, module), data: structuredDataOf(site, subject, list?.steps ?? []) };
  if (list && module?.module_name)
    return {
      head: listHead(list.title, list.canonical, { ...module, module_name: module.module_name }),
      data: structuredDataOfList(site, list),
    };
  if (url.pathname === ROUTES.landing) {
    const words = textOf(firstAnswers?.landing, 'fixed_header_sub_title');
    return {
      head: {
        title: language.texts.landing,
        canonical: ROUTES.landing,
        ...(words && { description: describe(words) }),
      },
      data: structuredDataOfLanding(site),
    };
  }
  if (url.pathname !== ROUTES.home || url.searchParams.has('data_type') || !module?.module_name) return null;
  return {
    head: {
      title: module.module_name,
      canonical: inModule(ROUTES.home, module.id),
      ...(module.description && { description: describe(module.description) }),
      ...(module.thumbnail_full_url && { image: module.thumbnail_full_url }),
    },
    data: structuredDataOfHome(site),
  };
}

export function describePage(page: PageToDescribe): DocumentHead {
  const site = siteOf(page);
  const stated = statedOf(page, site);
  const { head } = stated ?? {};
  const absolute = (address: string | undefined) =>
    address === undefined ? null : new URL(address, page.origin).href;
  return {
    title: head ? `${head.title} · ${site.name}` : site.name,
    description: head?.description ?? page.language.texts.description,
    siteName: site.name,
    canonical: absolute(head?.canonical),
    image: head?.image
      ? { url: new URL(head.image, page.origin).href }
      : {
          url: new URL(`/icons/${SOCIAL_CARD.file}`, page.origin).href,
          width: SOCIAL_CARD.width,
          height: SOCIAL_CARD.height,
        },
    // Of the listings of a home, those that have an address of their own.
    isListed:
      !isUnlisted(page.url.pathname) &&
      (!page.url.searchParams.has('data_type') || head?.canonical !== undefined),
    structuredData: stated?.data ?? [],
  };
}
