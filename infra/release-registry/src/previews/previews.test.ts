import assert from 'node:assert/strict';
import { verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { PreviewLink, PreviewedRelease, RegistryProblem } from '@souk/contracts';
import { createSigner, newSigningKey } from '../signing/sign-document.ts';
import { startRegistry } from '../start-registry.ts';
import type { RunningRegistry } from '../start-registry.ts';
import { databases, startDatabase } from '../testing/databases.ts';
import { aRelease, registryAt } from '../testing/releases.ts';
import { newToken } from '../tokens/token-format.ts';
import { previewToken } from './preview-token.ts';

const token = newToken('person');
const edgeToken = newToken('ci');
const signingKey = newSigningKey().privateKey;

for (const kind of databases)
  describe(`previews, on the ${kind} database`, () => {
    let database: { url: string; close(): Promise<void> };
    let registry: RunningRegistry;
    let storeDir: string;
    const own = () => registryAt(registry.url, token);
    before(async () => {
      database = await startDatabase(kind);
      storeDir = await mkdtemp(join(tmpdir(), 'souk-store-'));
      registry = await startRegistry({
        databaseUrl: database.url,
        storeDir,
        token,
        edgeToken,
        signingKey,
        driveMs: 0,
      });
      await own().grant('food');
      for (const version of ['1.0.0', '1.0.1', '1.0.2'])
        await own().publish(aRelease('food', version, { files: { 'chunk.js': version } }));
      await own().activate({ remote: 'food', version: '1.0.0' });
    });
    after(async () => {
      await registry.close();
      await database.close();
      await rm(storeDir, { recursive: true, force: true });
    });

    const ask = (path: string, as: string, body?: unknown) =>
      fetch(new URL(`/registry/v1/${path}`, registry.url), {
        headers: { authorization: `Bearer ${as}`, ...(body ? { 'content-type': 'application/json' } : {}) },
        ...(body ? { method: 'POST', body: JSON.stringify(body) } : {}),
      });
    const wanted = { remote: 'food', version: '1.0.1', channel: 'production', minutes: 30 };
    const make = async (changes = {}) =>
      (await (await ask('previews', token, { ...wanted, ...changes })).json()) as PreviewLink;
    const codeOf = async (response: Response) => {
      const { code } = (await response.json()) as RegistryProblem;
      return [response.status, code];
    };

    it('makes a short link for whoever may activate the remote, and says so in the audit', async () => {
      const { token: made, path, expiresAt } = await make();
      assert.equal(path, `/?preview=${made}`);
      assert.match(made, /^[A-Za-z0-9_.-]{100,250}$/);
      const left = Date.parse(expiresAt) - Date.now();
      assert.ok(left > 29 * 60_000 && left <= 30 * 60_000);
      const { entries } = (await own().get('audit?action=preview')).body as {
        entries: { version: string }[];
      };
      assert.equal(entries[0]?.version, '1.0.1');
    });

    it('makes none for somebody without the right', async () => {
      assert.deepEqual(await codeOf(await ask('previews', edgeToken, wanted)), [403, 'not-allowed']);
    });

    it('makes none of what was never published', async () => {
      assert.deepEqual(await codeOf(await ask('previews', token, { ...wanted, version: '9.9.9' })), [
        404,
        'no-release',
      ]);
    });

    it('shows an edge the candidate, with the live release behind it, signed over its bytes', async () => {
      const response = await ask(`previews/${(await make()).token}`, edgeToken);
      const bytes = Buffer.from(await response.arrayBuffer());
      const signature = Buffer.from(response.headers.get('souk-signature') ?? '', 'base64');
      assert.ok(verify(null, bytes, registry.publicKey, signature));
      const { remote, version, release } = JSON.parse(bytes.toString()) as PreviewedRelease;
      assert.deepEqual([remote, version], ['food', '1.0.1']);
      assert.deepEqual(
        [release.url, release.fallbackUrl],
        ['/releases/food/1.0.1/remoteEntry.js', '/releases/food/1.0.0/remoteEntry.js'],
      );
    });

    it('refuses links that were changed, cut off or made with another key', async () => {
      const { token: made } = await make();
      const [claims = '', signature = ''] = made.split('.');
      const [other = ''] = (await make({ version: '1.0.2' })).token.split('.');
      const foreign = previewToken(
        { ...wanted, expiresAt: new Date(Date.now() + 60_000).toISOString() },
        createSigner(newSigningKey().privateKey),
      );
      for (const wrong of [`${other}.${signature}`, claims, made.slice(0, -9), `${claims}.`, foreign, 'x'])
        assert.deepEqual(await codeOf(await ask(`previews/${wrong}`, edgeToken)), [404, 'no-preview']);
    });

    it('refuses a link that has expired', async () => {
      const signer = createSigner(signingKey);
      const old = previewToken({ ...wanted, expiresAt: new Date(Date.now() - 2000).toISOString() }, signer);
      assert.deepEqual(await codeOf(await ask(`previews/${old}`, edgeToken)), [404, 'preview-expired']);
    });

    it('shows nobody a release that was killed since', async () => {
      const { token: made } = await make({ version: '1.0.2' });
      await own().activate({ remote: 'food', version: '1.0.2' });
      const kill = { remote: 'food', version: '1.0.2', reason: 'it charges twice' };
      assert.equal((await ask('channels/production/kills', token, kill)).status, 200);
      assert.deepEqual(await codeOf(await ask(`previews/${made}`, edgeToken)), [422, 'quarantined']);
      assert.deepEqual(await codeOf(await ask('previews', token, { ...wanted, version: '1.0.2' })), [
        422,
        'quarantined',
      ]);
    });
  });
