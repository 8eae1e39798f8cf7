import type { ProviderRequest } from './provider-request.ts';
import { PROVIDERS, type ProviderName } from './providers.ts';

/** What came back from a provider. */
export type ProviderResponse =
  | { provider: ProviderName; token: string; back: string | null }
  | { provider: ProviderName | null; problem: 'closed' | 'foreign' | 'refused'; back: string | null };

/**
 * Reads the address that a provider sent the browser to, against what this tab had requested. An answer without its
 * state is forged: opening one could sign a customer in to an account that is not theirs.
 */
export function readProviderResponse(
  { search, hash }: { search: string; hash: string },
  request: ProviderRequest | null,
): ProviderResponse {
  if (!request) return { provider: null, problem: 'foreign', back: null };
  const { provider, back } = request;
  // Providers answer behind the hash; a refusal of Facebook's stands before it.
  const params = new URLSearchParams([...new URLSearchParams(search), ...new URLSearchParams(hash.slice(1))]);
  if (params.get('state') !== request.state) return { provider, problem: 'foreign', back };
  const error = params.get('error');
  if (error !== null) return { provider, problem: error === 'access_denied' ? 'closed' : 'refused', back };
  const { answer, nonce } = PROVIDERS[provider];
  const token = params.get(answer);
  if (!token) return { provider, problem: 'refused', back };
  if (nonce && nonceOf(token) !== request.nonce) return { provider, problem: 'foreign', back };
  return { provider, token, back };
}

/** The nonce that an ID token was made for; who signed it is Firebase's to check. */
function nonceOf(token: string): string | null {
  try {
    const payload = token.split('.')[1]?.replaceAll('-', '+').replaceAll('_', '/') ?? '';
    const claims: unknown = JSON.parse(new TextDecoder().decode(bytesOf(atob(payload))));
    const nonce = claims !== null && typeof claims === 'object' && 'nonce' in claims ? claims.nonce : null;
    return typeof nonce === 'string' ? nonce : null;
  } catch {
    return null;
  }
}

const bytesOf = (binary: string) => Uint8Array.from(binary, (char) => char.charCodeAt(0));
