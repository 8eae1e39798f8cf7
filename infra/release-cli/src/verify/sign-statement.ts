import { createHash, createPrivateKey, sign } from 'node:crypto';
import type { KeyObject } from 'node:crypto';
import { releaseContent, verificationText } from '@souk/contracts';
import type { ReleaseRecord, VerificationStatement } from '@souk/contracts';
import type { Verified } from './run-verification.ts';

/** What a verifier states of a published release, now. */
export function statementOf(
  record: ReleaseRecord,
  { host, checks, firstLoadBytes }: Pick<Verified, 'host' | 'checks' | 'firstLoadBytes'>,
): VerificationStatement {
  const { remote, version } = record;
  const content = createHash('sha256').update(releaseContent(record)).digest('hex');
  return { remote, version, content, host, checks, firstLoadBytes, verifiedAt: new Date().toISOString() };
}

export function signStatement(statement: VerificationStatement, key: KeyObject) {
  const signature = sign(null, Buffer.from(verificationText(statement)), key).toString('base64');
  return { ...statement, signature };
}

/** @param base64 PKCS#8. @throws Error with a sentence where it is no Ed25519 private key */
export function readVerifierKey(base64: string): KeyObject {
  try {
    const key = createPrivateKey({ key: Buffer.from(base64, 'base64'), format: 'der', type: 'pkcs8' });
    if (key.asymmetricKeyType === 'ed25519') return key;
  } catch {
    // The error would show a part of the key.
  }
  throw new Error(
    'SOUK_VERIFIER_KEY is not the private half of an Ed25519 key (PKCS#8, base64). Set it to the content of the file that `souk token key` wrote.',
  );
}
