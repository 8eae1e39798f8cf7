import { createPrivateKey, createPublicKey, generateKeyPairSync, sign, verify } from 'node:crypto';

/** Signs documents for edges, so that they cannot be replaced in transit. */
export interface Signer {
  /** Base64 of the Ed25519 signature over the exact bytes. */
  sign(text: string): string;
  /** Whether this signer made a signature. */
  verify(text: string, signature: Buffer): boolean;
  /** In PEM, for the edges' configuration. */
  publicKey: string;
}

/** @param privateKey Ed25519, in PEM (PKCS#8). @throws Error if it is invalid. */
export function createSigner(privateKey: string): Signer {
  const key = readKey(privateKey);
  const publicKey = createPublicKey(key);
  return {
    sign: (text) => sign(null, Buffer.from(text), key).toString('base64'),
    verify: (text, signature) => verify(null, Buffer.from(text), publicKey, signature),
    publicKey: publicKey.export({ type: 'spki', format: 'pem' }).toString(),
  };
}

function readKey(pem: string) {
  try {
    const key = createPrivateKey(pem);
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // Said below.
  }
  throw new Error('The signing key is invalid. Configure an Ed25519 private key in PEM (PKCS#8).');
}

/** A fresh key pair, in PEM. */
export function newSigningKey(): { privateKey: string; publicKey: string } {
  return generateKeyPairSync('ed25519', {
    privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
    publicKeyEncoding: { type: 'spki', format: 'pem' },
  });
}
