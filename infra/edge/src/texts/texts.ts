import type { ModuleList } from '@souk/contracts/api';
import ar from './ar.json' with { type: 'json' };
import en from './en.json' with { type: 'json' };

/** The few words that are the edge's own: the text of a page before the host draws, and messages when other parts are down. */
export interface PageTexts {
  title: string;
  /** The title of the landing page. */
  landing: string;
  description: string;
  /** The titles of a module's lists. */
  lists: Record<ModuleList, string>;
  noScript: string;
  /** The same on a page that can be read without. */
  noScriptOrders: string;
  unavailable: string;
  upstreamDown: string;
  badRequest: string;
  tooSlow: string;
  tooLarge: string;
  tooMany: string;
  tooBusy: string;
  /** The page for an address that cannot be read without a connection. */
  offline: { title: string; text: string; again: string; readable: string };
}

export interface PageLanguage {
  code: string;
  direction: 'ltr' | 'rtl';
  texts: PageTexts;
}

const ENGLISH: PageLanguage = { code: 'en', direction: 'ltr', texts: en };
const ARABIC: PageLanguage = { code: 'ar', direction: 'rtl', texts: ar };

/** Every language that pages are in. */
export const LANGUAGES: readonly PageLanguage[] = [ENGLISH, ARABIC];

/** The language that a cookie or header names; English for any other (I18-1). */
export function pageLanguage(code: string | undefined): PageLanguage {
  return code?.split('-')[0] === 'ar' ? ARABIC : ENGLISH;
}
