import type { CheckoutStart } from './shell/checkout.ts';

/** Paths that the host draws or leads to (RTE-1); a path outside of `HOST_PATHS` exists only while a live release claims it. */
export const ROUTES = {
  landing: '/',
  home: '/home',
  signIn: '/auth/sign-in',
  signUp: '/auth/sign-up',
  forgotPassword: '/auth/forgot-password',
  /** Where a social account's provider sends the customer back to (SES-10). */
  social: '/auth/social',
  checkout: '/checkout',
  /** What became of an order: `?order_id=…`, with `flag=fail|cancel` where its payment did not (CHK-12, PAY-1). */
  orderPlaced: '/checkout/placed',
  /** The pages of an account, see `accountPath` (PRF-1). */
  profile: '/profile',
  parcelDelivery: '/parcel-delivery-info',
  chatting: '/chatting',
  trackOrder: '/track-order',
  /** Where the links of the newsletter's mails lead: `?confirm=…` or `?unsubscribe=…` (FTR-7). */
  newsletter: '/newsletter',
  /** Followed by an order's number (REV-3). */
  review: '/rate-and-review',
  latestStores: '/store/latest',
  popularStores: '/store/popular',
  categories: '/categories',
  brands: '/all-brands',
  flashSale: '/flash-sales',
  /** Where a customer says which categories of a module they are interested in (MOD-9). */
  interest: '/interest',
} as const;

/** The paths that the host draws itself. */
export const HOST_PATHS = [ROUTES.landing] as const;
export type HostPath = (typeof HOST_PATHS)[number];

export const isHostPath = (pathname: string): pathname is HostPath =>
  (HOST_PATHS as readonly string[]).includes(pathname);

/** The pages of an account, as `/profile?page=` names them (PRF-1). */
export const ACCOUNT_PAGES = [
  'profile-settings',
  'addresses',
  'my-orders',
  'wallet',
  'loyalty-points',
  'referral-code',
  'coupons',
  'inbox',
  'settings',
] as const;
export type AccountPage = (typeof ACCOUNT_PAGES)[number];

/** Pages of an account that have an address of their own too, which leads to the one in the profile (AMB-9, RTE-2). */
export const ACCOUNT_PAGE_PATHS = {
  '/my-orders': 'my-orders',
  '/wallet': 'wallet',
  '/loyalty-points': 'loyalty-points',
  '/referral-code': 'referral-code',
  '/coupons': 'coupons',
  '/settings': 'settings',
} as const satisfies Record<string, AccountPage>;

/** A page of the account; `params` go along in its address, such as `orderId`. */
export function accountPath(page: AccountPage, params: Record<string, string | number> = {}): string {
  const search = new URLSearchParams({ page });
  for (const [name, value] of Object.entries(params)) search.set(name, String(value));
  return `${ROUTES.profile}?${search}`;
}

/** Where the code that came with the sign-up is entered (PRF-2). */
export const verifyEmailPath = (): string => accountPath('profile-settings', { [VERIFY_PARAM]: 'email' });

/** The query key of the profile that opens the form of a code that was sent before. */
export const VERIFY_PARAM = 'verify';

/** The result of placing an order, for its customer, with or without an account (CHK-12, PAY-1). */
export const orderPlacedPath = ({ id, module_id }: { id: number; module_id: number }): string =>
  inModule(`${ROUTES.orderPlaced}?order_id=${id}`, module_id);

/** An order among the customer's own (ORD-16, PSH-4). */
export const orderPath = (orderId: number): string => accountPath('my-orders', { orderId });

/** The same with the drawer open that follows it (ORD-12). */
export const trackingPath = (orderId: number): string => accountPath('my-orders', { orderId, view: 'track' });

/** Where a delivered order is reviewed (REV-2, REV-3). */
export const reviewPath = (orderId: number): string => `${ROUTES.review}/${orderId}`;

/** A customer's conversation with a store or a delivery person, in the profile; `orderId` says what it is about (CHT-1, CHT-6). */
export function conversationPath(
  { type, id }: { type: 'store' | 'delivery_man'; id: number },
  orderId?: number,
): string {
  return accountPath('inbox', {
    type,
    id,
    ...(orderId === undefined ? {} : { orderId, chatFrom: 'order' }),
  });
}
/** The query key of the way back, after what had to come first, such as a sign-in (RTE-4). */
export const RETURN_PARAM = 'return';

/** The query key of a link that brings a place, as `24.78,54.76`: for visitors who picked none (LOC-24). */
export const PLACE_PARAM = 'place';

/** A link to a page at a place, or to the choice of a module there. Visitors who have a place keep theirs. */
export function placePath({ lat, lng }: { lat: number; lng: number }, page?: string): string {
  const back = page === undefined ? '' : `&${RETURN_PARAM}=${encodeURIComponent(page)}`;
  return `${ROUTES.landing}?${PLACE_PARAM}=${lat},${lng}${back}`;
}

/** The query key of sign-up that brings the code of who invited somebody (WAL-9). */
export const REFERRAL_PARAM = 'ref';

/** Where an invited person creates an account. */
export const referralPath = (code: string): string =>
  `${ROUTES.signUp}?${new URLSearchParams({ [REFERRAL_PARAM]: code })}`;

/** Below it are the pages that sign in, on which nothing may interrupt the customer. */
export const AUTH_PATH = '/auth';

const PRIVATE_PATHS = [
  AUTH_PATH,
  ROUTES.checkout,
  ROUTES.profile,
  ...Object.keys(ACCOUNT_PAGE_PATHS),
  ROUTES.chatting,
  ROUTES.trackOrder,
  ROUTES.review,
  ROUTES.newsletter,
  ROUTES.parcelDelivery,
];

/** Whether a page shows what is a visitor's own, or comes to nothing without them: nothing for search engines, nor to be read offline. */
export const isPrivatePath = (pathname: string): boolean =>
  PRIVATE_PATHS.some((path) => pathname === path || pathname.startsWith(`${path}/`));

/** Where the edge serves the service worker that receives push messages, where Firebase is configured (PSH-6). */
export const PUSH_WORKER_PATH = '/push-worker.js';

/** Below which no page is: the worker of push messages answers no requests, and leaves all pages to the other one. */
export const PUSH_WORKER_SCOPE = '/push-worker/';

/** Where the edge serves the service worker that lets pages be read without a connection, or the one that removes it (API-14). */
export const OFFLINE_WORKER_PATH = '/offline-worker.js';

/** The query key that says which module a page belongs to. */
export const MODULE_PARAM = 'module_id';

/** A path with the module that it belongs to. */
export function inModule(path: string, moduleId: number): string {
  const [pathname = '', search = ''] = path.split('?');
  const params = new URLSearchParams(search);
  params.set(MODULE_PARAM, String(moduleId));
  return `${pathname}?${params}`;
}

/** What an item or a store is asked for by: its slug where it has one, else its id (RTE-3). */
export function slugOf(thing: { id: number; slug?: string | null }): string {
  return thing.slug || String(thing.id);
}

/** The same as a part of an address. */
export const slugOrId = (thing: { id: number; slug?: string | null }): string =>
  encodeURIComponent(slugOf(thing));

/** The checkout of a cart, or of what was started past it (CHK-1), in a module. */
export function checkoutPath(page: 'cart' | CheckoutStart['page'], moduleId?: number): string {
  const path = `${ROUTES.checkout}?page=${page}`;
  return moduleId === undefined ? path : `${path}&${MODULE_PARAM}=${moduleId}`;
}

/** The results of a search in a module (SRC-4). */
export function searchPath(search: string, moduleId: number): string {
  return `${ROUTES.home}?${new URLSearchParams({ search, data_type: 'searched', [MODULE_PARAM]: String(moduleId) })}`;
}

/** The link to a store’s page: its slug, or its id where it has none (STR-5). */
export function storePath(store: {
  id: number;
  slug?: string | null;
  module_id: number;
  zone_id: number;
  distance?: number | null;
}) {
  const distance = store.distance == null ? '' : `&distance=${store.distance}`;
  return `/store/${slugOrId(store)}?module_id=${store.module_id}&store_zone_id=${store.zone_id}${distance}`;
}

/** The link to the page of the store that sells an item (POP-3). */
export const storePathOfItem = (item: {
  store_id: number;
  store_slug?: string | null;
  module_id: number;
  zone_id: number;
}) =>
  storePath({
    id: item.store_id,
    slug: item.store_slug,
    module_id: item.module_id,
    zone_id: item.zone_id,
  });

/** Where an item has a page of its own (POP-24); a campaign's is marked, since its ids are separate. */
export function productPath(item: {
  id: number;
  slug?: string | null;
  module_id: number;
  available_date_starts?: string;
}): string {
  const campaign = item.available_date_starts === undefined ? '' : '&product_type=campaign';
  return `/product/${slugOrId(item)}?module_id=${item.module_id}${campaign}`;
}

/** The canonical address of a category's listing (CAT-2, CAT-5). */
export const categoryPagePath = (category: { id: number; slug?: string | null }, moduleId: number): string =>
  inModule(`/category/${slugOrId(category)}`, moduleId);

/** The page of a campaign (PRO-7). */
export const campaignPath = (campaign: { id: number; slug?: string | null }, moduleId: number): string =>
  inModule(`/campaigns/${slugOrId(campaign)}`, moduleId);

/** The page of a flash sale (PRO-9). */
export const flashSalePath = (sale: { id: number }, moduleId: number): string =>
  inModule(`${ROUTES.flashSale}?id=${sale.id}`, moduleId);

/** The one address of what is reduced or new in a module; links may say more (HOM-8). */
export const listingPath = (type: 'discounted' | 'new', moduleId: number): string =>
  inModule(`${ROUTES.home}?data_type=${type}`, moduleId);

/** The listing of a brand's items (PRO-12). */
export const brandPath = (brand: { id: number }, moduleId: number): string =>
  `/home?brand_id=${brand.id}&module_id=${moduleId}&data_type=brand`;

/** The name travels as UTF-8 in base64 (CAT-2, SRC-10). */
export function categoryPath(category: { id: number; name: string }, moduleId: number): string {
  const bytes = new TextEncoder().encode(category.name);
  const name = encodeURIComponent(btoa(String.fromCharCode(...bytes)));
  return `/home?search=category&id=${category.id}&module_id=${moduleId}&name=${name}&data_type=category`;
}
