import { generateKeyPairSync, sign } from 'node:crypto';
import { verificationText } from '@souk/contracts';
import type { ReleaseRecord, VerificationCheck, VerificationStatement } from '@souk/contracts';
import { releaseHash } from '../releases/release-hash.ts';
import type { RegistryUnderTest } from './registry-under-test.ts';
import { registryAt } from './releases.ts';

/** A verifier's key pair; the public half as a token is made with it. */
export function aVerifierKey() {
  const { privateKey, publicKey } = generateKeyPairSync('ed25519');
  return {
    publicKey: publicKey.export({ type: 'spki', format: 'der' }).toString('base64'),
    sign: (text: string) => sign(null, Buffer.from(text), privateKey).toString('base64'),
  };
}

export type VerifierKey = ReturnType<typeof aVerifierKey>;

/** A verification of a release as its verifier hands it in, signed. */
export function signedVerification(
  { sign: signText }: Pick<VerifierKey, 'sign'>,
  record: ReleaseRecord,
  changes: Partial<VerificationStatement> & { passed?: boolean } = {},
) {
  const { passed = true, ...rest } = changes;
  const checks: VerificationCheck[] = [{ name: 'draws its routes', passed, detail: 'drew /home' }];
  const statement: VerificationStatement = {
    remote: record.remote,
    version: record.version,
    content: releaseHash(record),
    host: 'host@1.0.0',
    checks,
    verifiedAt: new Date().toISOString(),
    ...rest,
  };
  const { remote: _remote, version: _version, ...body } = statement;
  return { ...body, signature: signText(verificationText(statement)) };
}

/** A verifier that the operator registers, and how it speaks. */
export async function registerVerifier(registry: RegistryUnderTest, name = 'verifier', remote = '*') {
  const key = aVerifierKey();
  const { status, body } = await registry.operator.post('tokens', {
    name,
    kind: 'ci',
    scopes: [{ remote, actions: ['read', 'verify'] }],
    days: 1,
    verifierKey: key.publicKey,
  });
  if (status !== 201) throw new Error(JSON.stringify(body));
  const { id } = body.info as { id: string };
  const client = registryAt(registry.url, String(body.token));
  return {
    ...key,
    client,
    verify: (record: ReleaseRecord, changes?: Parameters<typeof signedVerification>[2]) =>
      client.putJson(
        `releases/${record.remote}/${record.version}/verification`,
        signedVerification(key, record, changes),
      ),
    revoke: () => registry.operator.remove(`tokens/${id}`),
  };
}
