import { UPLOAD_QUOTAS, type UploadQuotas } from './files/upload-quota.ts';

/** Requests per minute, by client address or by visitor. */
export interface Limits {
  guest: number;
  login: number;
  signUp: number;
  /** Calls with pictures, which are expensive to decode. */
  upload: number;
  /** Pictures and pixels per hour. */
  uploads: UploadQuotas;
  /** Registrations of browsers for push messages. */
  pushToken: number;
  /** Orders looked up without an account (AMB-5). */
  track: number;
  /** Orders placed by guests of an address, and by any visitor. */
  guestOrder: number;
  orderOfVisitor: number;
  /** Quotes of orders; every change of the checkout form requests one. */
  quote: number;
  quoteOfVisitor: number;
  /** Coupon codes checked. */
  coupon: number;
  couponOfVisitor: number;
  /** Payments that a customer starts to fill the wallet. */
  fundOfCustomer: number;
  /** Tips started after delivery. */
  tipOfVisitor: number;
  /** Conversions of loyalty points. */
  transferOfCustomer: number;
  /** Pages of search results. */
  search: number;
  searchOfVisitor: number;
  /** Suggestions while the customer types. */
  suggest: number;
  suggestOfVisitor: number;
  /** The newsletter's form, and the links in its mails. */
  newsletter: number;
  newsletterLink: number;
  /** Lists for sitemaps. */
  sitemap: number;
  /** Each kind of map request; unlimited where they are free of charge. */
  geo?: number;
  /** Per client address and day; counted in the database, across all processes. */
  daily: {
    guest: number;
    signUp: number;
    /** Codes to phones and e-mail addresses. */
    codes: number;
    /** Addresses subscribed to the newsletter. */
    newsletter: number;
    /** Downloads of one customer's data, which are expensive to write. */
    accountData: number;
  };
}

/** What guests may hold in unpaid orders at the same time: orders, and units in them. */
export interface UnpaidLimits {
  ordersOfGuest: number;
  unitsOfGuest: number;
  /** All guests of one network address together. */
  ordersOfNetwork: number;
  unitsOfNetwork: number;
}

/** What a client may do where the operator sets nothing else. */
export const LIMITS: Limits = {
  guest: 30,
  login: 20,
  signUp: 20,
  upload: 60,
  uploads: UPLOAD_QUOTAS,
  pushToken: 60,
  // A page that follows an order asks every ten seconds; an office shares an address. Guesses are counted apart.
  track: 600,
  // Enough for a whole office behind one address.
  daily: { guest: 5_000, signUp: 500, codes: 100, newsletter: 200, accountData: 5 },
  guestOrder: 20,
  // A lost answer is requested again a few times.
  orderOfVisitor: 30,
  // A person changes the form up to twice a second; an office shares an address.
  quote: 600,
  quoteOfVisitor: 150,
  coupon: 120,
  couponOfVisitor: 30,
  fundOfCustomer: 10,
  tipOfVisitor: 10,
  transferOfCustomer: 10,
  // A person types up to two searches a second; an office shares an address.
  search: 600,
  searchOfVisitor: 150,
  suggest: 600,
  suggestOfVisitor: 150,
  newsletter: 20,
  newsletterLink: 60,
  // The edge requests sitemaps for all crawlers.
  sitemap: 120,
};

export const UNPAID_LIMITS: UnpaidLimits = {
  ordersOfGuest: 5,
  unitsOfGuest: 100,
  ordersOfNetwork: 30,
  unitsOfNetwork: 300,
};

/** More than a person needs; every request to Google costs money. */
export const MAX_GOOGLE_REQUESTS_PER_MINUTE = 120;
