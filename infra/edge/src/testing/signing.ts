import { generateKeyPairSync, sign } from 'node:crypto';
import { dayOf } from '@souk/http-server';
import type { PageKey } from '@souk/http-server';
import type { SignedText } from '../discovery/verify-signed.ts';

const { privateKey, publicKey } = generateKeyPairSync('ed25519');

/** The key of the registry of these tests. */
export const REGISTRY_KEY = publicKey.export({ type: 'spki', format: 'pem' }).toString();

/** The keys of page tokens that the registry of these tests gives its edges. */
export const pageKeysNow = (): PageKey[] => [{ day: dayOf(new Date()), secret: 'a key of these tests' }];

/** What the registry would answer. */
export function signed(value: unknown): SignedText {
  const body = JSON.stringify(value);
  return { body, signature: sign(null, Buffer.from(body), privateKey).toString('base64') };
}

/** A signature that looks like one, made with a key that the registry does not have. */
export function signedBySomebodyElse(body: string): string {
  return sign(null, Buffer.from(body), generateKeyPairSync('ed25519').privateKey).toString('base64');
}
