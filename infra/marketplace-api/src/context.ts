import type { FirebaseConfig } from '@souk/contracts/api';
import type pg from 'pg';
import type { PictureDecoder } from './files/picture-decoder.ts';
import type { GeoProvider } from './geo/geo-provider.ts';
import type { IdentityProvider } from './identity/identity-provider.ts';
import type { Limits, UnpaidLimits } from './limits.ts';
import type { Outbox } from './outbox/outbox.ts';
import type { Payments } from './orders/payments-port.ts';
import type { PushFeed } from './push/push-feed.ts';
import type { SearchIndex } from './search/search-index.ts';
import type { CodePurpose } from './session/code-purpose.ts';

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
