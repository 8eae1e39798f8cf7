/** Names of what the browser keeps in local storage (SES-8, AMB-20). */
export const STORAGE_KEYS = {
  token: 'token',
  /** When a customer last signed out. It tells other tabs a sign-out from a session that expired (SES-14, API-4). */
  signedOut: 'signed_out',
  guestId: 'guest_id',
  /** `{id, module_type}`; seeds new tabs only: the URL's module_id wins. */
  module: 'module',
  /** `{direction, theme}` */
  settings: 'settings',
  /** A JSON list of zone ids. */
  zone: 'zoneid',
  /** `{lat, lng}` */
  position: 'currentLatLng',
  /** The address in words. */
  address: 'location',
  /** The language that the address is written in. */
  addressLanguage: 'location_language',
  /** Where the order under way goes and whom to ask for: `{owner, address, contact}`; a guest's is nowhere else (ADDR-20). */
  delivery: 'delivery',
  /** `take_away` where the visitor has chosen pickup in the header. */
  orderType: 'order_type',
  /** What was searched for, as a JSON list, the oldest first (SRC-3). */
  searches: 'search_history',
  /** What the visitor is interested in, as `{<module id>: [<category id>]}` (MOD-9). */
  interests: 'interests',
  /** The items that were looked at last, as `{<module id>: [<item id>]}`, the newest first. */
  recent: 'recently_viewed',
  language: 'language',
  country: 'country',
  /** `off` where the customer has turned push messages off in this browser (PSH-6). */
  pushes: 'push_messages',
} as const;

/**
 * What a remote stores for a customer has a key or, as a database, a name that begins with this and goes on with the remote's
 * own, such as `customer:account.outbox`. The host removes all of it when the customer's session ends (SES-14).
 */
export const CUSTOMER_KEY_PREFIX = 'customer:';

/**
 * Cookies that mirror what the edge must know for the right first bytes. They carry no secret.
 * `module` is `<id>:<module_type>`, `zone` a JSON list, `language` a code, `theme` light or dark.
 */
export const COOKIES = {
  visitor: 'souk_visitor',
  module: 'souk_module',
  zone: 'souk_zone',
  language: 'souk_language',
  theme: 'souk_theme',
} as const;
