import { COOKIES, STORAGE_KEYS } from '@souk/contracts';
import type { RenderRequest } from '@souk/contracts';

/*
 * Stand-ins for a browser's globals. The build for the server imports them into our own sources, wherever one of these names
 * is used; packages go on finding none, and behave as they do on servers.
 */

const nothing = () => undefined;
const listens = { addEventListener: nothing, removeEventListener: nothing };

interface StoredValues {
  getItem(key: string): string | null;
  setItem(key: string, value: string): void;
  removeItem(key: string): void;
}

/** Own properties are its entries, as in a browser. */
function createStorage(): StoredValues & Record<string, unknown> {
  return Object.create({
    getItem(this: Record<string, string>, key: string) {
      return Object.hasOwn(this, key) ? (this[key] ?? null) : null;
    },
    setItem(this: Record<string, string>, key: string, value: string) {
      this[key] = value;
    },
    removeItem(this: Record<string, string>, key: string) {
      Reflect.deleteProperty(this, key);
    },
  }) as StoredValues & Record<string, unknown>;
}

export const location = {
  pathname: '/',
  search: '',
  hash: '',
  href: '',
  origin: '',
  protocol: 'https:',
  reload: nothing,
  assign: nothing,
};

/** Another address than the page was asked for: that page is not rendered. */
function goTo(this: { state: unknown }, state: unknown, _title: string, to: string): void {
  const { pathname, search, hash, href } = new URL(to, location.href);
  Object.assign(location, { pathname, search, hash, href });
  this.state = state;
}

export const history = { state: null as unknown, pushState: goTo, replaceState: goTo, go: nothing };

export const navigator = { onLine: true, language: 'en', userAgent: '' };

export const matchMedia = (media: string) => ({ media, matches: false, ...listens });

const element = () => ({
  dataset: {} as Record<string, string>,
  style: { setProperty: nothing, removeProperty: nothing },
  append: nothing,
  remove: nothing,
  setAttribute: nothing,
  toggleAttribute: nothing,
  ...listens,
});

export const document = {
  hidden: false,
  visibilityState: 'visible',
  title: '',
  cookie: '',
  baseURI: '',
  currentScript: null,
  activeElement: null,
  documentElement: Object.assign(element(), { lang: 'en', dir: 'ltr', clientWidth: 0 }),
  head: Object.assign(element(), { querySelector: () => null, querySelectorAll: () => [] }),
  body: element(),
  getElementById: () => null,
  querySelector: () => null,
  querySelectorAll: () => [],
  createElement: element,
  ...listens,
};

export const window = {
  location,
  history,
  localStorage: createStorage(),
  sessionStorage: createStorage(),
  scrollX: 0,
  scrollY: 0,
  scrollTo: nothing,
  matchMedia,
  ...listens,
};

export const { addEventListener, removeEventListener, scrollTo } = window;

class Observes {
  observe = nothing;
  unobserve = nothing;
  disconnect = nothing;
}

export {
  Observes as IntersectionObserver,
  Observes as MutationObserver,
  Observes as PerformanceObserver,
  Observes as ResizeObserver,
};

/** Puts the stand-ins where a visitor of a page would be who has picked a place in these zones, and nothing else. */
export function visit({ origin, path, language, zoneIds, module }: RenderRequest): void {
  const { pathname, search, hash, href } = new URL(path, origin);
  Object.assign(location, { pathname, search, hash, href, origin });
  history.state = null;
  document.baseURI = href;
  document.cookie = `${COOKIES.language}=${language}`;
  document.documentElement.lang = language;
  window.localStorage = createStorage();
  window.sessionStorage = createStorage();
  const stored = {
    [STORAGE_KEYS.zone]: zoneIds && JSON.stringify(zoneIds),
    // The exact position is not known here.
    [STORAGE_KEYS.position]: zoneIds && JSON.stringify({ lat: 0, lng: 0 }),
    [STORAGE_KEYS.address]: zoneIds && '\u00a0',
    [STORAGE_KEYS.module]: module && JSON.stringify(module),
  };
  for (const [key, value] of Object.entries(stored)) if (value) window.localStorage.setItem(key, value);
}
