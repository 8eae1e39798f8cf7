import { createPublicKey, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { SIGNATURE_HEADER } from '@souk/contracts';

/** A response of the registry, unchanged: the signature is over these exact bytes. */
export interface SignedText {
  body: string;
  /** Base64 of Ed25519. */
  signature: string;
}

/** A response without a valid signature of the registry. */
export class UntrustedAnswerError extends Error {
  override name = 'UntrustedAnswerError';
}

/** Checks the registry's signature. */
export type CheckSignature = (signed: SignedText) => boolean;

/** @param publicKey Ed25519, in PEM. @throws Error if it is invalid. */
export function signatureCheck(publicKey: string): CheckSignature {
  const key = readKey(publicKey);
  return ({ body, signature }) => verify(null, Buffer.from(body), key, Buffer.from(signature, 'base64'));
}

function readKey(pem: string): KeyObject {
  try {
    const key = createPublicKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
  }
  throw new Error("The registry's key is invalid. Configure its Ed25519 public key in PEM.");
}

/** @throws UntrustedAnswerError if the signature is missing or invalid. */
export async function readSigned(response: Response, check: CheckSignature): Promise<SignedText> {
  // Not text(): that drops a byte order mark, and the signature is over every byte.
  const body = Buffer.from(await response.arrayBuffer()).toString('utf8');
  const signature = response.headers.get(SIGNATURE_HEADER);
  if (!signature) throw new UntrustedAnswerError('it has no signature');
  const signed = { body, signature };
  if (!check(signed)) throw new UntrustedAnswerError('its signature does not match the key of the registry');
  return signed;
}
