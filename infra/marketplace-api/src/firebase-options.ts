import type { FirebaseConfig } from '@souk/contracts/api';
import type { ServiceAccount } from './push/fcm.ts';

/** Firebase's settings (SES-10, PSH-6). */
export interface FirebaseOptions {
  /** Settings that browsers receive. */
  browser: FirebaseConfig;
  /** Sends push messages; without one, they arrive over the event stream only. */
  serviceAccount?: ServiceAccount | undefined;
  /** Replaces Google's address in tests. */
  keysUrl?: string;
  messagingUrl?: string;
}
