import type { FirebaseConfig } from '@souk/contracts/api';
import type pg from 'pg';
import type { GeoProvider } from './geo/geo-provider.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { Payments } from './orders/payments-port.ts';
import type { PushFeed } from './push/push-feed.ts';

/** How many requests one address may make in a minute. */
export interface Limits {
  guest: number;
  login: number;
  signUp: number;
  /** Pictures, which cost time to decode. */
  upload: number;
  /** Orders that are looked up without an account (AMB-5). */
  track: number;
  /** Of each kind of question about places; unbounded where they cost nothing. */
  geo?: number;
}

/** What every route works with. */
export interface Context {
  pool: pg.Pool;
  /** Where pictures are found, without a slash at the end. */
  mediaUrl: string;
  geo: GeoProvider;
  limits: Limits;
  /** Signs the addresses of private pictures. */
  fileKey: Buffer;
  /** Keeps codes from being told by the table of them. */
  codeKey: Buffer;
  /** Brings a code to a phone. */
  sendCode(code: { phone: string; code: string; purpose: 'sign_in' | 'reset' }): Promise<void>;
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
