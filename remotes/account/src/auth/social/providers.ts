import type { FirebaseConfig } from '@souk/contracts';

/** The request to a provider, and what it returns in the address. */
interface Provider {
  authorizeUrl: string;
  /** What the customer's agreement is answered with. */
  responseType: 'id_token' | 'token';
  /** The key under which it comes. */
  answer: 'id_token' | 'access_token';
  scope: string;
  /** Whether the answer carries a number that the question named, so that an answer to another question is known. */
  nonce: boolean;
}

/** The providers that this page can speak to, in the order of their buttons. */
export const PROVIDERS = {
  google: {
    authorizeUrl: 'https://accounts.google.com/o/oauth2/v2/auth',
    responseType: 'id_token',
    answer: 'id_token',
    scope: 'openid email profile',
    nonce: true,
  },
  facebook: {
    authorizeUrl: 'https://www.facebook.com/v23.0/dialog/oauth',
    responseType: 'token',
    answer: 'access_token',
    scope: 'public_profile,email',
    nonce: false,
  },
} as const satisfies Record<string, Provider>;

export type ProviderName = keyof typeof PROVIDERS;

export const isProvider = (name: unknown): name is ProviderName =>
  typeof name === 'string' && Object.hasOwn(PROVIDERS, name);

/** Those of them that the marketplace has. */
export function offeredProviders(firebase: FirebaseConfig | null | undefined) {
  return (firebase?.providers ?? []).flatMap(({ name, client_id }) =>
    isProvider(name) ? [{ name, clientId: client_id }] : [],
  );
}
