import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import { NO_CLAIMS } from '@souk/contracts';
import type { AuditEntry, GateFinding, Grant, GrantedClaims, RemoteManifest } from '@souk/contracts';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease } from '../testing/releases.ts';
import { addClaims } from './grants.ts';

const NOTHING = { cart: false, wishlist: false, delivery: false };

for (const kind of databases)
  describe(`grants, on the ${kind} database`, () => {
    let registry: RegistryUnderTest;
    let count = 0;
    /** A team's own, fresh for every test. */
    let remote = '';

    before(async () => {
      registry = await startRegistryUnderTest(kind);
      const checkout = { routes: ['/checkout', '/checkout/*'], moduleTypes: ['*'] };
      await registry.operator.post('grants/checkout', checkout);
      await registry.operator.post('grants/browse', {
        routes: ['/product/*', '/home?data_type'],
        moduleTypes: ['*'],
        contributions: ['checkout-section'],
      });
    });
    beforeEach(() => {
      count += 1;
      remote = `flowers-${count}`;
    });
    after(() => registry.close());

    const give = (claims: Partial<GrantedClaims>, name = remote) =>
      registry.operator.post(`grants/${name}`, claims);
    const revoke = (claims: Partial<GrantedClaims> = {}, name = remote) =>
      registry.operator.post(`grants/${name}/revocations`, claims);
    const granted = async () =>
      (await registry.operator.get(`grants/${remote}`)).body.grant as unknown as Grant | null;
    /** A release of the team that claims so much, published. */
    async function publish(version: string, claims: Partial<RemoteManifest>): Promise<void> {
      const release = aRelease(remote, version);
      release.record.manifest = {
        name: remote,
        shell: '^1.0.0',
        routes: [],
        contributions: {},
        capabilities: NOTHING,
        ...claims,
      };
      const { status, body } = await registry.operator.publish(release);
      assert.equal(status, 201, JSON.stringify(body));
    }
    const activate = (version: string) => registry.operator.activate({ remote, version, holdback: 0 });
    const codes = (body: Record<string, unknown>) =>
      (body.findings as GateFinding[] | undefined)?.map(({ code }) => code);

    it('refuse a release that claims more than its remote was granted', async () => {
      const attacks: Partial<RemoteManifest>[] = [
        { routes: ['/*'] },
        { routes: ['/product/tea'] },
        { routes: ['/checkout'], moduleType: 'food' },
        { routes: ['/chatting'] },
        { routes: ['/home'], moduleType: 'food' },
        { routes: ['/home?module_id'], moduleType: remote },
        { routes: ['/'] },
        { routes: ['/auth/*'] },
        { moduleType: remote, contributions: { 'product-dialog': './product-dialog' } },
        { moduleType: remote, capabilities: { ...NOTHING, cart: true } },
      ];
      await give({ routes: [`/${remote}/*`], moduleTypes: [remote] });
      for (const [minor, claims] of attacks.entries()) {
        await publish(`1.${minor}.0`, claims);
        const { status, body } = await activate(`1.${minor}.0`);
        assert.deepEqual([status, body.code], [422, 'gate'], JSON.stringify(claims));
        assert.ok(
          codes(body)?.every((code) => code === 'not-granted'),
          JSON.stringify(body),
        );
      }
    });

    it('name each missing grant, who can give it, and the command', async () => {
      await publish('1.0.0', {
        moduleType: remote,
        routes: ['/home'],
        contributions: { 'product-dialog': './product-dialog' },
      });
      const { body } = await activate('1.0.0');
      const findings = body.findings as GateFinding[];
      assert.deepEqual(codes(body), ['not-granted', 'not-granted', 'not-granted']);
      assert.equal(
        findings[0]?.message,
        `${remote}@1.0.0 claims the route /home, which ${remote} was not granted. An administrator grants it with: souk grant give ${remote} --routes '/home'`,
      );
      await give({ routes: ['/home'], moduleTypes: [remote], contributions: ['product-dialog'] });
      assert.equal((await activate('1.0.0')).status, 200);
    });

    it('apply to a canary, a preview and a check as to an activation', async () => {
      await publish('1.0.0', { routes: ['/product/tea'] });
      const canary = { remote, version: '1.0.0', steps: [{ share: 5, minutes: 0 }] };
      const refused = await registry.operator.post('channels/production/canaries', canary);
      assert.deepEqual(codes(refused.body), ['not-granted', 'not-granted']);
      const wanted = { releases: [{ remote, version: '1.0.0' }], channel: 'production', minutes: 5 };
      assert.deepEqual(codes((await registry.operator.post('previews', wanted)).body), [
        'not-granted',
        'not-granted',
      ]);
      const { record } = aRelease(remote, '2.0.0');
      const check = { remote, version: '2.0.0', record };
      const { body } = await registry.operator.post('channels/production/check', check);
      assert.deepEqual([body.passed, new Set(codes(body))], [false, new Set(['not-granted'])]);
    });

    it('are refused where two of them could match one visitor, and name both', async () => {
      for (const claims of [
        { routes: ['/product/*'], moduleTypes: ['*'] },
        { routes: ['/product/tea'], moduleTypes: ['*'] },
        { routes: ['/product/tea'], moduleTypes: [remote] },
        { routes: ['/product'], moduleTypes: ['food'] },
        { routes: ['/checkout'], moduleTypes: ['food'] },
        { routes: ['/home'], moduleTypes: ['food'] },
        { routes: ['/home'], moduleTypes: ['*'] },
        { routes: ['/home?module_id'], moduleTypes: [remote] },
        { routes: ['/home?data_type'], moduleTypes: ['food'] },
        { contributions: ['checkout-section'], moduleTypes: [remote] },
        // Without a type it could come to be of any.
        { routes: ['/home'] },
      ]) {
        const { status, body } = await give(claims);
        assert.deepEqual([status, body.code], [409, 'grant-overlaps'], JSON.stringify(claims));
        assert.match(String(body.detail), /granted to (browse|checkout|food|grocery|flowers-\d)/);
      }
      assert.equal(await granted(), null, 'nothing of it was given');
      const { body } = await give({ routes: ['/product/tea'], moduleTypes: [remote] });
      assert.equal(
        body.detail,
        `/product/tea for ${remote} (modules of type ${remote}) overlaps /product/*, which is granted to browse (every module): both would match the same visitor. Choose another one, or revoke it from browse first.`,
      );
    });

    it('are refused where a type that comes later would make them overlap', async () => {
      assert.equal((await give({ routes: ['/home'], moduleTypes: [remote] })).status, 200);
      assert.equal((await give({ moduleTypes: ['food'] })).status, 409);
      assert.equal((await give({ moduleTypes: ['*'] })).status, 409);
    });

    it('that overlap since a migration stay, and nothing that overlaps is added to them', async () => {
      const other = `${remote}-too`;
      const shared = { moduleTypes: [remote], routes: [`/${remote}/*`] };
      const client = await registry.pool.connect();
      for (const name of [remote, other])
        await addClaims(client, name, { ...NO_CLAIMS, ...shared }, 'migration');
      client.release();
      const added = { moduleTypes: [other], routes: [`/${other}`], contributions: ['product-dialog'] };
      assert.equal((await give(added, other)).status, 200);

      for (const claims of [
        { routes: [`/${other}`] },
        { contributions: ['product-dialog'] },
        { moduleTypes: [other] },
        { moduleTypes: ['*'] },
      ])
        assert.equal((await give(claims)).body.code, 'grant-overlaps', JSON.stringify(claims));
      assert.equal((await give({ routes: [`/${remote}/roses`, '/vases'] })).status, 200);
      assert.deepEqual((await granted())?.routes, [`/${remote}/*`, `/${remote}/roses`, '/vases']);
    });

    it('never include a page of the host', async () => {
      for (const route of ['/', '/*', '/?a'])
        assert.deepEqual(
          [(await give({ routes: [route], moduleTypes: [remote] })).body.code, route],
          ['host-page', route],
        );
      assert.equal((await give({ routes: ['/host'] }, 'host')).status, 422);
    });

    it('accept no invalid route, no unknown place, and no name that every object has', async () => {
      for (const claims of [
        { routes: ['shop'] },
        { routes: ['//shop'] },
        { routes: ['/shop/*/more'] },
        { routes: ['/sh*'] },
        { routes: ['/shop?'] },
        { contributions: ['ceiling'] },
        { moduleTypes: ['constructor'] },
        { capabilities: ['__proto__'] },
      ])
        assert.equal((await give(claims as object)).status, 400, JSON.stringify(claims));
      assert.equal((await give({})).status, 400);
      for (const name of ['constructor', '__proto__', 'toString', 'hasOwnProperty', 'valueOf'])
        assert.equal((await give({ routes: ['/shop'] }, name)).status, 400, name);
    });

    it('are given and revoked by administrators of every remote, and read by all who release', async () => {
      const team = await registry.holder('flower team', {
        remote,
        actions: ['read', 'publish', 'activate', 'rollback', 'administer'],
      });
      const claims = { routes: [`/${remote}`], moduleTypes: [remote] };
      const refused = await team.post(`grants/${remote}`, claims);
      assert.deepEqual([refused.status, refused.body.code], [403, 'not-allowed']);
      await give(claims);
      assert.equal((await team.post(`grants/${remote}/revocations`, {})).status, 403);
      const { grants } = (await team.get('grants')).body as { grants: Grant[] };
      assert.deepEqual(grants.find((grant) => grant.remote === remote)?.routes, [`/${remote}`]);
      const { entries } = (await registry.operator.get(`audit?remote=${remote}`)).body as {
        entries: AuditEntry[];
      };
      assert.deepEqual(
        entries.map(({ action, outcome, actor }) => [action, outcome, actor]),
        [
          ['revoke', 'refused', 'flower team'],
          ['grant', 'done', 'operator'],
          ['grant', 'refused', 'flower team'],
        ],
      );
      assert.equal(entries[1]?.reason, `routes /${remote}; module-types ${remote}`);
    });

    it('change nothing where they were given already', async () => {
      const claims = { routes: [`/${remote}`], moduleTypes: [remote] };
      assert.equal((await give(claims)).body.changed, true);
      assert.equal((await give(claims)).body.changed, false);
      assert.deepEqual((await revoke({ routes: ['/never'] })).body.changed, false);
    });

    it('cannot be revoked while a live release or a candidate needs them', async () => {
      await give({ routes: [`/${remote}/*`, '/vases'], moduleTypes: [remote] });
      await publish('1.0.0', { moduleType: remote, routes: [`/${remote}/roses`] });
      await activate('1.0.0');
      const { status, body } = await revoke();
      assert.deepEqual([status, body.code], [409, 'grant-needed']);
      assert.match(
        String(body.detail),
        new RegExp(`^${remote} 1\\.0\\.0 is live in production and claims routes /${remote}/roses`),
      );
      assert.deepEqual((await revoke({ routes: ['/vases'] })).body.changed, true);
      const kill = { remote, version: '1.0.0', reason: 'it goes' };
      assert.equal((await registry.operator.post('channels/production/kills', kill)).status, 200);
      assert.deepEqual((await revoke()).body, { changed: true, grant: null });
    });

    it('that were revoked never stop a rollback or a kill', async () => {
      await give({ routes: [`/${remote}/old`, `/${remote}/new`], moduleTypes: [remote] });
      for (const [version, route] of [
        ['1.0.0', 'old'],
        ['1.1.0', 'new'],
      ] as const) {
        await publish(version, { moduleType: remote, routes: [`/${remote}/${route}`] });
        await activate(version);
      }
      assert.equal((await revoke({ routes: [`/${remote}/old`] })).status, 200);
      const named = await registry.operator.rollback({ remote, version: '1.0.0', reason: 'bad' });
      assert.deepEqual(codes(named.body), ['not-granted']);
      const { status } = await registry.operator.rollback({ remote, reason: 'bad' });
      assert.equal(status, 200);
      const { remotes } = (await registry.operator.state()).body as {
        remotes: Record<string, { stable: string | null }>;
      };
      assert.equal(remotes[remote]?.stable, null);
    });

    it('that overlap are given once when two are given at the same time', async () => {
      const claims = { routes: [`/${remote}/*`], moduleTypes: ['*'] };
      const answers = await Promise.all([give(claims), give(claims, `${remote}-too`)]);
      assert.deepEqual(answers.map(({ status }) => status).sort(), [200, 409]);
    });
  });
