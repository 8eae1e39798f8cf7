import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AuditEntry, TokenInfo } from '@souk/contracts';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease, registryAt } from '../testing/releases.ts';
import { isToken, newToken } from './token-format.ts';

it('distinguishes a mistyped token from a complete one by its checksum', () => {
  const token = newToken('ci');
  assert.match(token, /^soukc_/);
  assert.ok(isToken(token));
  assert.ok(!isToken(`${token.slice(0, -1)}${token.endsWith('0') ? '1' : '0'}`));
  assert.ok(!isToken(token.slice(0, -1)));
});

for (const kind of databases)
  describe(`rights, on the ${kind} database`, () => {
    let registry: RegistryUnderTest;
    before(async () => {
      registry = await startRegistryUnderTest(kind);
      for (const remote of ['food', 'grocery']) await registry.operator.publish(aRelease(remote, '1.0.0'));
    });
    after(() => registry.close());

    const audit = async (search: string) => {
      const { body } = await registry.operator.get(`audit?search=${encodeURIComponent(search)}`);
      return body.entries as AuditEntry[];
    };

    it('allows a team its own remote, and refuses it another one, which is in the audit log', async () => {
      const food = await registry.holder('food team', { remote: 'food', actions: ['publish', 'activate'] });
      assert.equal((await food.activate({ remote: 'food', version: '1.0.0' })).status, 200);
      const refused = await food.activate({ remote: 'grocery', version: '1.0.0' });
      assert.deepEqual([refused.status, refused.body.code], [403, 'not-allowed']);
      assert.match(String(refused.body.detail), /^food team may not activate grocery/);
      const [line] = await audit('food team grocery refused');
      assert.deepEqual(
        [line?.action, line?.outcome, line?.code, line?.actor, line?.remote, line?.version],
        ['activate', 'refused', 'not-allowed', 'food team', 'grocery', '1.0.0'],
      );
      assert.ok(line?.address);
    });

    it('separates publishing and activating', async () => {
      const ci = await registry.holder('food pipeline', { remote: 'food', actions: ['publish'] });
      assert.equal((await ci.publish(aRelease('food', '1.1.0'))).status, 201);
      assert.equal((await ci.activate({ remote: 'food', version: '1.1.0' })).status, 403);
      assert.equal((await ci.publish(aRelease('grocery', '1.1.0'))).status, 403);
      assert.equal((await ci.rollback({ remote: 'food', reason: 'x' })).status, 403);
      const activator = await registry.holder('activator', { remote: '*', actions: ['activate'] });
      assert.equal((await activator.publish(aRelease('food', '1.2.0'))).status, 403);
    });

    it('lets a token that rolls back return to what was live for everyone, and make nothing else live', async () => {
      const channel = 'rolled-back';
      const team = await registry.holder('night shift', { remote: 'food', actions: ['publish', 'rollback'] });
      for (const version of ['2.0.0', '2.1.0', '2.2.0']) await team.publish(aRelease('food', version));
      const activate = (version: string) =>
        registry.operator.activate({ remote: 'food', version, holdback: 0 }, channel);
      for (const version of ['2.0.0', '2.1.0']) await activate(version);
      const steps = [{ share: 10, minutes: 0 }];
      await registry.operator.post(`channels/${channel}/canaries`, {
        remote: 'food',
        version: '2.2.0',
        steps,
      });
      const rollBack = (version: string, client = team) =>
        client.rollback({ remote: 'food', version, reason: 'x' }, channel);
      for (const version of ['1.0.0', '2.2.0']) {
        const refused = await rollBack(version);
        assert.deepEqual([refused.status, refused.body.code], [403, 'not-allowed']);
        assert.match(
          String(refused.body.detail),
          new RegExp(
            `^night shift may not roll back to food ${version.replaceAll('.', '\\.')}: it was never live for every visitor of ${channel}`,
          ),
        );
      }
      const [line] = await audit(`night shift ${channel} refused`);
      assert.deepEqual([line?.action, line?.version, line?.code], ['rollback', '2.2.0', 'not-allowed']);
      assert.equal((await rollBack('2.0.0')).status, 200);
      const lead = await registry.holder('lead', { remote: 'food', actions: ['activate', 'rollback'] });
      assert.equal((await rollBack('1.0.0', lead)).status, 200);
    });

    it('refuses a revoked token with the next request, and an expired one', async () => {
      const leaver = await registry.holder('leaver', { remote: '*', actions: ['read'] });
      assert.equal((await leaver.get('me')).status, 200);
      const { body } = await registry.operator.get('tokens');
      const { id } = (body.tokens as TokenInfo[]).find(({ name }) => name === 'leaver') ?? assert.fail();
      assert.equal((await registry.operator.remove(`tokens/${id}`)).status, 200);
      assert.deepEqual(
        [(await leaver.get('me')).status, (await leaver.get('me')).body.code],
        [401, 'wrong-token'],
      );
      const late = await registry.holder('late', { remote: '*', actions: ['read'] });
      await registry.pool.query("update registry.tokens set expires_at = now() where name = 'late'");
      assert.equal((await late.get('me')).status, 401);
    });

    for (const [what, sql] of [
      ['revoked', 'update registry.tokens set revoked_at = now() where name = $1'],
      ['expired', 'update registry.tokens set expires_at = now() where name = $1'],
      ['removed', 'delete from registry.tokens where name = $1'],
    ] as const)
      it(`ends the open stream of a token that was ${what}, on whichever node, and no other`, async () => {
        const open = async (name: string) => {
          const scopes = [{ remote: '*', actions: ['read'] }];
          const { body } = await registry.operator.post('tokens', { name, kind: 'ci', scopes, days: 1 });
          const response = await fetch(new URL('/registry/v1/channels/production/events', registry.url), {
            headers: { authorization: `Bearer ${String(body.token)}` },
          });
          const reader = response.body?.getReader() ?? assert.fail();
          assert.equal((await reader.read()).done, false);
          return reader;
        };
        const listener = await open(`listener ${what}`);
        const other = await open(`other ${what}`);
        await registry.pool.query(sql, [`listener ${what}`]);
        assert.equal((await listener.read()).done, true);
        let ended = false;
        void other.closed.then(() => (ended = true));
        await registry.operator.get('me');
        assert.equal(ended, false);
        await other.cancel();
      });

    it('stores no secret of a token', async () => {
      const { body } = await registry.operator.post('tokens', {
        name: 'secretive',
        kind: 'person',
        scopes: [{ remote: 'food', actions: ['read'] }],
        days: 1,
      });
      const { rows } = await registry.pool.query<{ row: string }>(
        'select row_to_json(tokens)::text as row from registry.tokens',
      );
      assert.ok(rows.length > 1);
      assert.ok(rows.every(({ row }) => !row.includes(String(body.token))));
    });

    it('lets nobody grant a right over a remote that they do not administer', async () => {
      const lead = await registry.holder('food lead', { remote: 'food', actions: ['administer'] });
      const wanted = (remote: string) => ({
        name: `for ${remote}`,
        kind: 'ci',
        scopes: [{ remote, actions: ['publish'] }],
        days: 1,
      });
      assert.equal((await lead.post('tokens', wanted('food'))).status, 201);
      assert.equal((await lead.post('tokens', wanted('grocery'))).status, 403);
      assert.equal((await lead.post('tokens', wanted('*'))).status, 403);
    });

    it('shows without a token only its health and the description of its API', async () => {
      const nobody = registryAt(registry.url, null);
      for (const path of [
        'releases',
        'channels/production',
        'channels/production/discovery',
        'audit',
        'tokens',
      ])
        assert.equal((await nobody.get(path)).status, 401, path);
      const description = (await nobody.get('openapi.json')).body as { paths: Record<string, unknown> };
      for (const path of ['activations', 'rollbacks', 'kills', 'canaries', 'quarantine-lifts'])
        assert.ok(description.paths[`/registry/v1/channels/{channel}/${path}`], path);
    });

    it('has an append-only audit log', async () => {
      await assert.rejects(registry.pool.query('delete from registry.audit_log'), /append-only/);
      await assert.rejects(registry.pool.query("update registry.audit_log set actor = 'x'"), /append-only/);
    });
  });
