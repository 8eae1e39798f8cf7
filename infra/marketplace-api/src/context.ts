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
import type { CodePurpose } from './session/code.ts';

/** How many requests one address may make in a minute, or one visitor from wherever, unless said otherwise. */
export interface Limits {
  guest: number;
  login: number;
  signUp: number;
  /** Calls with pictures, which cost time to decode. */
  upload: number;
  /** What they may hold, within an hour. */
  uploads: UploadQuotas;
  /** Browsers that are named for push messages. */
  pushToken: number;
  /** Orders that are looked up without an account (AMB-5). */
  track: number;
  /** Orders that guests place. */
  guestOrder: number;
  /** Bills of orders that are being filled in: every change of the form asks for one. */
  quote: number;
  quoteOfVisitor: number;
  /** Codes that are looked up. */
  coupon: number;
  couponOfVisitor: number;
  /** Payments that a customer begins to fill the wallet. */
  fundOfCustomer: number;
  /** Tips that are begun after delivery. */
  tipOfVisitor: number;
  /** Conversions of loyalty points. */
  transferOfCustomer: number;
  /** Pages of search results. */
  search: number;
  searchOfVisitor: number;
  /** Suggestions while somebody types. */
  suggest: number;
  suggestOfVisitor: number;
  /** The newsletter's form, and its links. */
  newsletter: number;
  newsletterLink: number;
  /** What search engines are told of. */
  sitemap: number;
  /** Of each kind of question about places; unbounded where they cost nothing. */
  geo?: number;
  /** How many one address may make in a day; counted in the database, for all processes. */
  daily: {
    guest: number;
    signUp: number;
    /** Codes to phones and e-mail addresses. */
    codes: number;
    /** Addresses that are entered for the newsletter. */
    newsletter: number;
    /** Copies of one customer's data, which cost time to write. */
    accountData: number;
  };
}

/** What guests may hold at once in orders that nobody has paid: how many orders, and how many units in them. */
export interface UnpaidLimits {
  ordersOfGuest: number;
  unitsOfGuest: number;
  /** Of all guests of one network address together. */
  ordersOfNetwork: number;
  unitsOfNetwork: number;
}

/** What every route works with. */
export interface Context {
  pool: pg.Pool;
  /** Where pictures are found, without a slash at the end. */
  mediaUrl: string;
  geo: GeoProvider;
  search: SearchIndex;
  limits: Limits;
  /** Decodes pictures that strangers send. */
  pictures: PictureDecoder;
  unpaidLimits: UnpaidLimits;
  /** Signs the addresses of private pictures. */
  fileKey: Buffer;
  /** Keeps codes from being told by the table of them. */
  codeKey: Buffer;
  /** Hears of every code that is sent, for whoever runs the demo. */
  showCode(code: { recipient: string; code: string; purpose: CodePurpose }): void;
  /** Where mails and text messages are written down. */
  outbox: Outbox;
  /** Says who somebody is by a social account or a phone; absent where none is configured. */
  identity?: IdentityProvider;
  /** What browsers are told of Firebase; null where it is not configured. */
  firebase: FirebaseConfig | null;
  /** Wakes the streams of those to whom something was pushed. */
  push: PushFeed;
  /** SHA-256 of the token of those who run the marketplace; null: nobody does it by calls. */
  operatorTokenHash: Buffer | null;
  /** The digital provider; absent where none is configured. */
  payments?: Payments;
  now(): Date;
}
