import type { FirebaseConfig } from '@souk/contracts/api';
import type { ServiceAccount } from './push/fcm.ts';

/** Firebase, as an operator has configured it (SES-10, PSH-6). */
export interface FirebaseOptions {
  /** What browsers are told. */
  browser: FirebaseConfig;
  /** Sends push messages; without one, they come over the stream alone. */
  serviceAccount?: ServiceAccount | undefined;
  /** Elsewhere than at Google, for tests. */
  keysUrl?: string;
  messagingUrl?: string;
}
