import type { Limits, UnpaidLimits } from '../limits.ts';

const MANY = { pictures: 100_000, bytes: 1e12, pixels: 1e12 };

/** All tests come from one address. */
export const GENEROUS_LIMITS: Limits = {
  guest: 100_000,
  login: 100_000,
  signUp: 100_000,
  upload: 100_000,
  uploads: { visitor: MANY, network: MANY },
  pushToken: 100_000,
  track: 100_000,
  daily: { guest: 100_000, signUp: 100_000, codes: 100_000, newsletter: 100_000, accountData: 100_000 },
  guestOrder: 100_000,
  orderOfVisitor: 100_000,
  quote: 100_000,
  quoteOfVisitor: 100_000,
  coupon: 100_000,
  couponOfVisitor: 100_000,
  fundOfCustomer: 100_000,
  tipOfVisitor: 100_000,
  transferOfCustomer: 100_000,
  search: 100_000,
  searchOfVisitor: 100_000,
  suggest: 100_000,
  suggestOfVisitor: 100_000,
  newsletter: 100_000,
  newsletterLink: 100_000,
  sitemap: 100_000,
};

export const GENEROUS_UNPAID_LIMITS: UnpaidLimits = {
  ordersOfGuest: 100_000,
  unitsOfGuest: 100_000,
  ordersOfNetwork: 100_000,
  unitsOfNetwork: 100_000,
};
