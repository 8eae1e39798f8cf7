import assert from 'node:assert/strict';
import { verify } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { PreviewAnswer, PreviewLink, RegistryProblem } from '@souk/contracts';
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
    const asked = (version: string) => ({
      releases: [{ remote: 'food', version }],
      channel: 'production',
      minutes: 30,
    });
    const wanted = asked('1.0.1');
    const make = async (body: object = wanted) =>
      (await (await ask('previews', token, body)).json()) as PreviewLink;
    const codeOf = async (response: Response) => {
      const { code } = (await response.json()) as RegistryProblem;
      return [response.status, code];
    };

    it('creates a short link for tokens that may preview the remote, and adds an audit entry', async () => {
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

    it('creates none without the right', async () => {
      assert.deepEqual(await codeOf(await ask('previews', edgeToken, wanted)), [403, 'not-allowed']);
    });

    it('creates none for an unpublished release', async () => {
      assert.deepEqual(await codeOf(await ask('previews', token, asked('9.9.9'))), [404, 'no-release']);
    });

    it('gives an edge the candidate, with the live release as the fallback, signed over its bytes', async () => {
      const response = await ask(`previews/${(await make()).token}`, edgeToken);
      const bytes = Buffer.from(await response.arrayBuffer());
      const signature = Buffer.from(response.headers.get('souk-signature') ?? '', 'base64');
      assert.ok(verify(null, bytes, registry.publicKey, signature));
      const [shown] = (JSON.parse(bytes.toString()) as PreviewAnswer).releases;
      assert.deepEqual([shown?.remote, shown?.version], ['food', '1.0.1']);
      assert.deepEqual(
        [shown?.release.url, shown?.release.fallbackUrl],
        ['/releases/food/1.0.1/remoteEntry.js', '/releases/food/1.0.0/remoteEntry.js'],
      );
    });

    it('rejects links that were changed, cut off or made with another key', async () => {
      const { token: made } = await make();
      const [claims = '', signature = ''] = made.split('.');
      const [other = ''] = (await make(asked('1.0.2'))).token.split('.');
      const foreign = previewToken(
        { ...wanted, expiresAt: new Date(Date.now() + 60_000).toISOString() },
        createSigner(newSigningKey().privateKey),
      );
      for (const wrong of [`${other}.${signature}`, claims, made.slice(0, -9), `${claims}.`, foreign, 'x'])
        assert.deepEqual(await codeOf(await ask(`previews/${wrong}`, edgeToken)), [404, 'no-preview']);
    });

    const shownBy = async (link: string) =>
      ((await (await ask(`previews/${link}`, edgeToken)).json()) as PreviewAnswer).releases;

    it('shows several remotes and a host by one link', async () => {
      await own().publish(aRelease('host', '2.0.0'));
      await own().publish(aRelease('grocery', '1.0.0'));
      await own().grant('grocery');
      const releases = [
        { remote: 'food', version: '1.0.1' },
        { remote: 'grocery', version: '1.0.0' },
        { remote: 'host', version: '2.0.0' },
      ];
      const { token: made } = await make({ ...wanted, releases });
      assert.deepEqual(
        (await shownBy(made)).map(({ remote, version, release }) => [remote, version, release.url]),
        releases.map(({ remote, version }) => [
          remote,
          version,
          `/releases/${remote}/${version}/remoteEntry.js`,
        ]),
      );
      const { entries } = (await own().get('audit?action=preview')).body as { entries: { remote: string }[] };
      assert.deepEqual(
        entries
          .slice(0, 3)
          .map(({ remote }) => remote)
          .sort(),
        ['food', 'grocery', 'host'],
      );
      const twice = { ...wanted, releases: [...releases, { remote: 'food', version: '1.0.0' }] };
      assert.equal((await ask('previews', token, twice)).status, 400);
    });

    it('still shows what older links show, of which each was of one release', async () => {
      const claims = ['food', '1.0.1', 'production', Math.floor(Date.now() / 1000) + 60];
      const text = Buffer.from(JSON.stringify(claims)).toString('base64url');
      const signature = createSigner(signingKey).sign(`souk-preview:${text}`);
      const [shown] = await shownBy(`${text}.${Buffer.from(signature, 'base64').toString('base64url')}`);
      assert.equal(shown?.version, '1.0.1');
    });

    it('requires a right of its own, for each remote that it shows', async () => {
      const scopes = [{ remote: 'food', actions: ['preview'] }];
      const holder = await own().post('tokens', { name: 'designer', kind: 'person', scopes, days: 1 });
      const designer = String(holder.body.token);
      assert.equal((await ask('previews', designer, wanted)).status, 201);
      const both = [...wanted.releases, { remote: 'host', version: '2.0.0' }];
      assert.deepEqual(await codeOf(await ask('previews', designer, { ...wanted, releases: both })), [
        403,
        'not-allowed',
      ]);
      const others = [{ remote: 'food', actions: ['read', 'publish', 'activate', 'rollback'] }];
      const activator = await own().post('tokens', {
        name: 'activator',
        kind: 'ci',
        scopes: others,
        days: 1,
      });
      assert.equal((await ask('previews', String(activator.body.token), wanted)).status, 403);
    });

    describe('of a local build', () => {
      const local = (origin: string, remote = 'food') => ({ ...wanted, releases: [{ remote, origin }] });

      it('replaces the live release, with its routes, without hashes, and falls back to it', async () => {
        const { token: made } = await make(local('http://localhost:4321'));
        const [shown] = await shownBy(made);
        assert.deepEqual(
          [shown?.origin, shown?.release.url, shown?.release.metadata],
          [
            'http://localhost:4321',
            'http://localhost:4321/food/remoteEntry.js',
            { version: '0.0.0-development', integrity: '' },
          ],
        );
        assert.deepEqual(shown?.release.extras.routes, ['/home']);
        assert.equal(shown?.release.fallbackUrl, '/releases/food/1.0.0/remoteEntry.js');
        const { entries } = (await own().get('audit?action=preview')).body as {
          entries: { reason: string }[];
        };
        assert.match(entries[0]?.reason ?? '', /from http:\/\/localhost:4321$/);
      });

      for (const origin of [
        'http://evil.example:4321',
        'https://localhost:4321',
        'http://localhost',
        'http://localhost:4321/x',
        'http://localhost:4321@evil.example',
        'http://127.0.0.1:4321',
      ])
        it(`is never one from ${origin}`, async () => {
          assert.equal((await ask('previews', token, local(origin))).status, 400);
        });

      it('is refused for the host, and for a remote that is not live', async () => {
        const at = 'http://localhost:4321';
        assert.deepEqual(await codeOf(await ask('previews', token, local(at, 'host'))), [
          422,
          'not-previewed',
        ]);
        assert.deepEqual(await codeOf(await ask('previews', token, local(at, 'grocery'))), [422, 'not-live']);
      });
    });

    it('rejects an expired link', async () => {
      const signer = createSigner(signingKey);
      const old = previewToken({ ...wanted, expiresAt: new Date(Date.now() - 2000).toISOString() }, signer);
      assert.deepEqual(await codeOf(await ask(`previews/${old}`, edgeToken)), [404, 'preview-expired']);
    });

    it('does not show a release that was killed since', async () => {
      const { token: made } = await make(asked('1.0.2'));
      await own().activate({ remote: 'food', version: '1.0.2' });
      const kill = { remote: 'food', version: '1.0.2', reason: 'it charges twice' };
      assert.equal((await ask('channels/production/kills', token, kill)).status, 200);
      assert.deepEqual(await codeOf(await ask(`previews/${made}`, edgeToken)), [422, 'quarantined']);
      assert.deepEqual(await codeOf(await ask('previews', token, asked('1.0.2'))), [422, 'quarantined']);
    });
  });
