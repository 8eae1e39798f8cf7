/** How a table that holds personal data, or refers to one that does, is downloaded and removed. */
export interface PersonalTable {
  /** The section of the customer's download that holds it, or why none does. */
  download: string | { leftOut: string };
  /** What happens to the rows when the account is removed: deleted, stripped of personal data, or kept for a reason. */
  removal: 'deleted' | 'anonymised' | { kept: string };
}

const FOR_THE_ACCOUNTS = { kept: 'what was sold and paid, for the accounts' };

/** Every table that refers to customers, also through other tables. A test compares the list with the database: add new tables here. */
export const PERSONAL_TABLES: Readonly<Record<string, PersonalTable>> = {
  customers: { download: 'profile', removal: 'anonymised' },
  sessions: { download: 'sessions', removal: 'deleted' },
  customer_identities: { download: 'social_accounts', removal: 'deleted' },
  known_networks: { download: { leftOut: 'keyed hashes, which nobody can read' }, removal: 'deleted' },
  push_tokens: {
    download: { leftOut: 'addresses of browsers at the push service, secrets of their sessions' },
    removal: 'deleted',
  },
  push_messages: { download: 'notifications', removal: 'deleted' },
  push_deliveries: { download: { leftOut: 'the notifications say the same' }, removal: 'deleted' },
  addresses: { download: 'addresses', removal: 'deleted' },
  customer_interests: { download: 'interests', removal: 'deleted' },
  wished_items: { download: 'wished_items', removal: 'deleted' },
  wished_stores: { download: 'wished_stores', removal: 'deleted' },
  carts: { download: 'carts', removal: 'deleted' },
  cart_lines: { download: 'carts', removal: 'deleted' },
  conversations: { download: 'conversations', removal: 'deleted' },
  messages: { download: 'messages', removal: 'deleted' },
  files: { download: 'pictures', removal: 'deleted' },
  reviews: { download: 'reviews', removal: { kept: 'what was said of an item, without a name' } },
  review_pictures: { download: 'reviews', removal: 'deleted' },
  wallet_entries: { download: 'wallet', removal: FOR_THE_ACCOUNTS },
  loyalty_entries: { download: 'loyalty_points', removal: FOR_THE_ACCOUNTS },
  referrals: {
    download: { leftOut: 'who else was invited is theirs to tell; rewards are in the wallet' },
    removal: 'deleted',
  },
  coupons: { download: 'coupons', removal: { kept: 'an offer, which names nobody any more' } },
  coupon_uses: { download: 'orders', removal: 'anonymised' },
  welcome_discount_uses: { download: 'orders', removal: 'anonymised' },
  orders: { download: 'orders', removal: 'anonymised' },
  order_items: { download: 'orders', removal: 'anonymised' },
  order_events: { download: 'orders', removal: 'anonymised' },
  order_attempts: {
    download: { leftOut: 'keys of requests, which are swept after a day' },
    removal: { kept: 'keys of requests, which are swept after a day' },
  },
  refund_requests: { download: 'orders', removal: 'anonymised' },
  payments: { download: 'orders', removal: 'anonymised' },
  payment_events: { download: { leftOut: 'the payments say the same' }, removal: FOR_THE_ACCOUNTS },
  offline_payments: { download: 'orders', removal: 'anonymised' },
};
