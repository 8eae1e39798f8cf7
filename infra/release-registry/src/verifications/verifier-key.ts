import { createPublicKey, verify } from 'node:crypto';
import { allows } from '@souk/contracts';
import type { Scope } from '@souk/contracts';
import { Problem } from '@souk/http-server';

function readKey(base64: string) {
  try {
    const key = createPublicKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'spki' });
    return key.asymmetricKeyType === 'ed25519' ? key : null;
  } catch {
    return null;
  }
}

/** Whether a text was signed with the private half of a verifier's key. */
export function isSignedBy(publicKey: string, text: string, signature: string): boolean {
  const key = readKey(publicKey);
  return key !== null && verify(null, Buffer.from(text), key, Buffer.from(signature, 'base64'));
}

/**
 * A verifier is an identity with that right alone: a token that publishes or activates cannot verify a release as well.
 * @throws Problem where rights or key of a new token are not a verifier's, or anybody else's
 */
export function requireVerifierAlone(scopes: readonly Scope[], key: string | undefined): void {
  const actions = new Set(scopes.flatMap((scope) => scope.actions));
  if (!actions.has('verify')) {
    if (key === undefined) return;
    throw new Problem(
      422,
      'bad-verifier',
      'The token has a "verifierKey" but not the right to verify. Add the right "verify", or leave the key out.',
    );
  }
  const others = [...actions].filter((action) => action !== 'verify' && action !== 'read');
  if (others.length > 0)
    throw new Problem(
      422,
      'bad-verifier',
      `A verifier may have the rights read and verify only. Leave out ${others.join(', ')}, or create two tokens.`,
    );
  if (key === undefined || readKey(key) === null)
    throw new Problem(
      422,
      'bad-verifier',
      'A verifier requires the public half of an Ed25519 key in "verifierKey" (SPKI, base64). Create one with `souk token key`.',
    );
}

/** Whether scopes are those of a verifier. */
export const isVerifier = (scopes: readonly Scope[]): boolean =>
  scopes.some(({ remote }) => allows(scopes, 'verify', remote));
