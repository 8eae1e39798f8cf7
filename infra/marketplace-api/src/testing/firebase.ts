import type { FirebaseConfig } from '@souk/contracts/api';
import { UnsecuredJWT } from 'jose';
import type { FirebaseOptions } from '../firebase-options.ts';

export const PROJECT = 'souk-demo';

/** Firebase's settings for browsers. */
export const aBrowserConfig = (changes: Partial<FirebaseConfig> = {}): FirebaseConfig => ({
  project_id: PROJECT,
  api_key: 'a-browser-key',
  app_id: '1:2:web:3',
  sender_id: null,
  vapid_key: null,
  phone_codes: true,
  emulator_url: 'http://127.0.0.1:1',
  providers: [{ name: 'google', client_id: 'souk.apps.example' }],
  ...changes,
});

/** Firebase's emulator, whose tokens are not signed. */
export const EMULATED: FirebaseOptions = { browser: aBrowserConfig() };

export interface Claimed {
  provider?: string;
  uid?: string;
  email?: string;
  email_verified?: boolean;
  phone?: string;
  /** When the token was issued. */
  at: Date;
}

/** The claims of Firebase's tokens. */
export const claimsOf = ({
  provider = 'google.com',
  uid = 'ada',
  phone,
  email,
  email_verified,
  at,
}: Claimed) => ({
  iss: `https://securetoken.google.com/${PROJECT}`,
  aud: PROJECT,
  sub: `firebase-${uid}`,
  iat: seconds(at),
  exp: seconds(at) + 3600,
  auth_time: seconds(at),
  ...(email && { email, email_verified: email_verified ?? true }),
  ...(phone && { phone_number: phone }),
  firebase: { sign_in_provider: provider, identities: { [provider]: [phone ?? uid] } },
});

const seconds = (date: Date) => Math.floor(date.getTime() / 1000);

/** A token like the emulator's, without a signature. */
export const anEmulatedToken = (claimed: Claimed): string => new UnsecuredJWT(claimsOf(claimed)).encode();
