import type { FirebaseConfig } from '@souk/contracts/api';
import type pg from 'pg';
import type { PictureDecoder } from './files/picture-decoder.ts';
import type { UploadQuotas } from './files/upload-quota.ts';
import type { GeoProvider } from './geo/geo-provider.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Payments } from './orders/payments-port.ts';
import type { PushFeed } from './push/push-feed.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { CodePurpose } from './session/code-purpose.ts';

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
  /** Orders placed by guests. */
  guestOrder: number;
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

/** What every route works with. */
export interface Context {
  pool: pg.Pool;
  /** Base address of pictures, without a trailing slash. */
  mediaUrl: string;
  geo: GeoProvider;
  search: SearchIndex;
  limits: Limits;
  /** Decodes uploaded pictures. */
  pictures: PictureDecoder;
  unpaidLimits: UnpaidLimits;
  /** Signs the addresses of private pictures. */
  fileKey: Buffer;
  /** Key of the hashes of codes, so that a copy of the table does not reveal them. */
  codeKey: Buffer;
  /** Called with every code that is sent, for the operator of the demo. */
  showCode(code: { recipient: string; code: string; purpose: CodePurpose }): void;
  /** Where mails and text messages are written for delivery. */
  outbox: Outbox;
  /** Verifies social accounts and phones; absent where none is configured. */
  identity?: IdentityProvider;
  /** Firebase's settings for browsers; null where it is not configured. */
  firebase: FirebaseConfig | null;
  /** Wakes the event streams of customers who have a new push message. */
  push: PushFeed;
  /** SHA-256 of the operator's token; null: the operator's calls are off. */
  operatorTokenHash: Buffer | null;
  /** The digital payment provider; absent where none is configured. */
  payments?: Payments;
  now(): Date;
}
