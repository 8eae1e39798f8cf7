import { isRecord, readStored, ROUTES, sessionStore } from '@souk/contracts';
import { PROVIDERS, isProvider, type ProviderName } from './providers.ts';

const KEY = 'souk-social-sign-in';
/** How long a customer may take at the provider, in milliseconds. */
const LONGEST = 15 * 60_000;

/** What was asked of a provider, kept in this tab alone until its answer comes. */
export interface Asked {
  provider: ProviderName;
  state: string;
  nonce: string;
  /** Where the customer was going. */
  back: string | null;
  /** Milliseconds since 1970. */
  at: number;
}

function secret(): string {
  const bytes = crypto.getRandomValues(new Uint8Array(24));
  return [...bytes].map((byte) => byte.toString(16).padStart(2, '0')).join('');
}

/** The provider's page, and what to remember until it answers: a state that ties the answer to this tab, a nonce that ties it to this question. */
export function question(
  { name, clientId }: { name: ProviderName; clientId: string },
  { back, language, origin }: { back: string | null; language: string; origin: string },
): { url: string; asked: Asked } {
  const { authorizeUrl, responseType, scope, nonce: hasNonce } = PROVIDERS[name];
  const asked: Asked = { provider: name, state: secret(), nonce: secret(), back, at: Date.now() };
  const url = new URL(authorizeUrl);
  url.search = String(
    new URLSearchParams({
      client_id: clientId,
      redirect_uri: `${origin}${ROUTES.social}`,
      response_type: responseType,
      scope,
      state: asked.state,
      ...(hasNonce && { nonce: asked.nonce, prompt: 'select_account', hl: language }),
    }),
  );
  return { url: url.href, asked };
}

/** Sends the browser to the provider, which sends it back to `/auth/social`. */
export function leave(...asking: Parameters<typeof question>): void {
  const { url, asked } = question(...asking);
  sessionStore.set(KEY, JSON.stringify(asked));
  window.location.assign(url);
}

const isAsked = (value: unknown): value is Asked =>
  isRecord(value) &&
  isProvider(value.provider) &&
  ['state', 'nonce'].every((name) => typeof value[name] === 'string') &&
  (value.back === null || typeof value.back === 'string') &&
  typeof value.at === 'number';

/** What this tab has asked, if it did, and not too long ago. */
export function lastAsked(): Asked | null {
  const asked = readStored(sessionStore, KEY, isAsked);
  return asked && Date.now() - asked.at < LONGEST ? asked : null;
}

/** An answer is taken one time. */
export const forgetAsked = () => sessionStore.remove(KEY);
