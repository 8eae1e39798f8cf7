import { isRecord, randomId, readStored, ROUTES, sessionStore } from '@souk/contracts';
import { leaveFor } from '@souk/remote-kit';
import { PROVIDERS, isProvider, type ProviderName } from './providers.ts';

const KEY = 'account-social-sign-in';
/** How long a customer may take at the provider, in milliseconds. */
const MAX_SIGN_IN_MS = 15 * 60_000;

/** What was requested from a provider, stored in this tab only until its answer comes. */
export interface ProviderRequest {
  provider: ProviderName;
  state: string;
  nonce: string;
  /** Where the customer was going. */
  back: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

/** Bytes of unguessable values. */
const SECRET_BYTES = 24;

/** The provider's page, and what to remember until it answers: a state that ties the answer to this tab, a nonce that ties it to this request. */
export function createProviderRequest(
  { name, clientId }: { name: ProviderName; clientId: string },
  { back, language, origin }: { back: string | null; language: string; origin: string },
): { url: string; request: ProviderRequest } {
  const { authorizeUrl, responseType, scope, nonce: hasNonce } = PROVIDERS[name];
  const request: ProviderRequest = {
    provider: name,
    state: randomId(SECRET_BYTES),
    nonce: randomId(SECRET_BYTES),
    back,
    at: Date.now(),
  };
  const url = new URL(authorizeUrl);
  url.search = String(
    new URLSearchParams({
      client_id: clientId,
      redirect_uri: `${origin}${ROUTES.social}`,
      response_type: responseType,
      scope,
      state: request.state,
      ...(hasNonce && { nonce: request.nonce, prompt: 'select_account', hl: language }),
    }),
  );
  return { url: url.href, request };
}

/** Sends the browser to the provider, which sends it back to `/auth/social`. */
export function redirectToProvider(...options: Parameters<typeof createProviderRequest>): void {
  const { url, request } = createProviderRequest(...options);
  sessionStore.set(KEY, JSON.stringify(request));
  leaveFor(url);
}

const isProviderRequest = (value: unknown): value is ProviderRequest =>
  isRecord(value) &&
  isProvider(value.provider) &&
  ['state', 'nonce'].every((name) => typeof value[name] === 'string') &&
  (value.back === null || typeof value.back === 'string') &&
  typeof value.at === 'number';

/** What this tab has requested, if it did, and not too long ago. */
export function readProviderRequest(): ProviderRequest | null {
  const request = readStored(sessionStore, KEY, isProviderRequest);
  return request && Date.now() - request.at < MAX_SIGN_IN_MS ? request : null;
}

/** An answer is taken one time. */
export const removeProviderRequest = () => sessionStore.remove(KEY);
