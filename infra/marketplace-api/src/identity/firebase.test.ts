import assert from 'node:assert/strict';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { after, before, beforeEach, describe, it } from 'node:test';
import { exportJWK, generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { isProblem } from '../http/problem.ts';
import { claimsOf, PROJECT } from '../testing/firebase.ts';
import { firebaseIdentity } from './firebase.ts';
import type { IdentityProvider } from './identity-provider.ts';

const NOW = new Date('2026-05-04T12:00:00Z');
const seconds = (ago = 0) => NOW.getTime() / 1000 - ago;
const claims = (changes: object = {}) => ({
  ...claimsOf({ email: 'ada@souk.example', at: NOW }),
  ...changes,
});

describe('tokens of Firebase (SES-10)', () => {
  type Keys = Awaited<ReturnType<typeof generateKeyPair>>;
  let own: Keys;
  let others: Keys;
  let published: object[] = [];
  const server = createServer((_request, response) => {
    response.setHeader('content-type', 'application/json').end(JSON.stringify({ keys: published }));
  });
  let keysUrl = '';
  let identity: IdentityProvider;
  before(async () => {
    [own, others] = await Promise.all([generateKeyPair('RS256'), generateKeyPair('RS256')]);
    await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
    keysUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}/`;
  });
  beforeEach(async () => {
    published = [{ ...(await exportJWK(own.publicKey)), kid: 'of-today', alg: 'RS256', use: 'sig' }];
    identity = firebaseIdentity({ projectId: PROJECT, keysUrl });
  });
  after(() => void server.close());

  const signed = (of: object, { kid = 'of-today', key = own.privateKey } = {}) =>
    new SignJWT({ ...of }).setProtectedHeader({ alg: 'RS256', kid }).sign(key);
  const verify = (token: string) => identity.verify(token, NOW);

  it('identify a person, with the name of the social account', async () => {
    assert.deepEqual(await verify(await signed(claims())), {
      provider: 'google.com',
      uid: 'ada',
      email: 'ada@souk.example',
      phone: null,
    });
    const phone = await signed(claimsOf({ provider: 'phone', phone: '+971501234567', at: NOW }));
    assert.deepEqual(await verify(phone), {
      provider: 'phone',
      uid: '+971501234567',
      email: null,
      phone: '+971501234567',
    });
  });

  it('prove no address that is not verified', async () => {
    assert.equal((await verify(await signed(claims({ email_verified: false }))))?.email, null);
  });

  for (const [what, change] of [
    ['of another project by its issuer', { iss: 'https://securetoken.google.com/another' }],
    ['from somebody else altogether', { iss: 'https://evil.example' }],
    ['for another audience', { aud: 'another' }],
    ['that has ended', { exp: seconds(120) }],
    ['that was made in the future', { iat: seconds(), auth_time: seconds(-600) }],
    ['that was renewed long after the person was there', { auth_time: seconds(2 * 3600) }],
    ['of nobody', { sub: '' }],
    ['that does not say when', { auth_time: undefined }],
    ['that does not say how', { firebase: undefined }],
    ['of a way in that names nobody', { firebase: { sign_in_provider: 'anonymous', identities: {} } }],
  ] as const)
    it(`are rejected ${what}`, async () => {
      assert.equal(await verify(await signed(claims(change))), null);
    });

  it('are rejected when they are signed by somebody else, not at all, or with the public key', async () => {
    assert.equal(await verify(await signed(claims(), { key: others.privateKey })), null);
    assert.equal(await verify(await signed(claims(), { kid: 'of-yesterday' })), null);
    assert.equal(await verify(new UnsecuredJWT(claims()).encode()), null);
    const secret = new TextEncoder().encode(JSON.stringify(published[0]));
    const symmetric = await new SignJWT(claims())
      .setProtectedHeader({ alg: 'HS256', kid: 'of-today' })
      .sign(secret);
    assert.equal(await verify(symmetric), null);
    assert.equal(await verify('not.a.token'), null);
    const [head, , signature] = (await signed(claims())).split('.');
    const body = Buffer.from(JSON.stringify(claims({ sub: 'another' }))).toString('base64url');
    assert.equal(await verify(`${head}.${body}.${signature}`), null);
  });

  it('of the emulator are accepted where it is configured, with the same checks but for the signature', async () => {
    identity = firebaseIdentity({ projectId: PROJECT, keysUrl, emulatorUrl: 'http://127.0.0.1:9099' });
    assert.equal((await verify(new UnsecuredJWT(claims()).encode()))?.uid, 'ada');
    for (const change of [{ iss: 'https://evil.example' }, { aud: 'another' }, { exp: seconds(120) }])
      assert.equal(await verify(new UnsecuredJWT(claims(change)).encode()), null);
  });

  it('cannot be checked while Google does not answer, which gives 503', async () => {
    identity = firebaseIdentity({ projectId: PROJECT, keysUrl: 'http://127.0.0.1:1' });
    await assert.rejects(verify(await signed(claims())), (error) => isProblem(error) && error.status === 503);
  });
});
