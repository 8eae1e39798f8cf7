import { createPublicKey, verify } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { SIGNATURE_HEADER } from '@souk/contracts';

/** An answer of the registry as it came: the signature is over these very bytes. */
export interface SignedText {
  body: string;
  /** Base64 of Ed25519. */
  signature: string;
}

/** What the registry did not sign, or signed otherwise: whoever handed it to us, it is not taken. */
export class UntrustedAnswerError extends Error {
  override name = 'UntrustedAnswerError';
}

/** Checks that a text is the registry's. */
export type CheckSignature = (signed: SignedText) => boolean;

/** @param publicKey Ed25519, in PEM. @throws Error with a sentence where it is none. */
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
  throw new Error("The registry's key must be an Ed25519 public key in PEM.");
}

/** @throws UntrustedAnswerError where the signature is missing or is not the registry's. */
export async function readSigned(response: Response, check: CheckSignature): Promise<SignedText> {
  // Not text(): that drops a byte order mark, and the signature is over every byte.
  const body = Buffer.from(await response.arrayBuffer()).toString('utf8');
  const signature = response.headers.get(SIGNATURE_HEADER);
  if (!signature) throw new UntrustedAnswerError('it carries no signature');
  const signed = { body, signature };
  if (!check(signed)) throw new UntrustedAnswerError('its signature is not that of the registry');
  return signed;
}
