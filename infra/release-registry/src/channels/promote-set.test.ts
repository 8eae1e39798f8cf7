import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ChannelState } from '@souk/contracts';
import { startS3Double, type S3Double } from '@souk/object-store/testing';
import { REGISTRY_ACTOR } from '../audit/audit-log.ts';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease } from '../testing/releases.ts';
import { promoteSet } from './promote-set.ts';

for (const kind of databases)
  describe(`the files of a set that is promoted, on the ${kind} database`, () => {
    let double: S3Double;
    let registry: RegistryUnderTest;
    let count = 0;
    let channel = '';
    let staging = '';

    before(async () => {
      double = await startS3Double();
      registry = await startRegistryUnderTest(kind, double.url);
      for (const version of ['1.0.0', '1.0.1']) await registry.operator.publish(aRelease('food', version));
    });
    beforeEach(async () => {
      count += 1;
      channel = `promoted-${count}`;
      staging = `${channel}-staging`;
      for (const version of ['1.0.0', '1.0.1'])
        await registry.operator.activate({ remote: 'food', version, holdback: 0 }, staging);
      double.requests.length = 0;
    });
    after(async () => {
      await registry.close();
      await double.close();
    });

    const live = async () => {
      const { remotes } = (await registry.operator.state(channel)).body as unknown as ChannelState;
      return remotes.food?.stable;
    };
    /** Promotes the set while this happens in its source. */
    const promoteWhile = (happens: () => Promise<unknown>, dryRun = false) =>
      promoteSet(
        registry.pool,
        { verify: () => happens().then(() => []) },
        { channel, from: staging, actor: REGISTRY_ACTOR, dryRun, requireRight: () => undefined },
      );

    for (const [what, path, body] of [
      ['rolled back', 'rollbacks', {}],
      ['killed', 'kills', { version: '1.0.1' }],
    ] as const)
      it(`are of no release that was ${what} in the source while they were checked`, async () => {
        const takeBack = () =>
          registry.operator.post(`channels/${staging}/${path}`, { remote: 'food', reason: 'leaks', ...body });
        await assert.rejects(promoteWhile(takeBack), {
          status: 409,
          code: 'source-changed',
          message: `${staging} changed while the files of its releases were checked, and is now at revision 3. Review what changed, then try again.`,
        });
        assert.equal(await live(), undefined);
        await promoteWhile(async () => undefined);
        assert.equal(await live(), '1.0.0');
      });

    it('are of the same releases for a dry run, which is refused as the change would be', async () => {
      const rollback = () => registry.operator.rollback({ remote: 'food', reason: 'leaks' }, staging);
      await assert.rejects(promoteWhile(rollback, true), { status: 409, code: 'source-changed' });
    });

    it('are not read for a token that may not activate the set', async () => {
      const reader = await registry.holder('reads', { remote: '*', actions: ['read'] });
      for (const path of ['set-promotions', 'set-promotions/dry-run']) {
        const refused = await reader.post(`channels/${channel}/${path}`, { from: staging });
        assert.deepEqual([refused.status, refused.body.code], [403, 'not-allowed']);
        assert.match(String(refused.body.detail), /^reads may not activate food\./);
      }
      assert.deepEqual(double.requests, []);
    });

    it('are not read where the channel has the set already', async () => {
      const promote = () => registry.operator.post(`channels/${channel}/set-promotions`, { from: staging });
      assert.equal((await promote()).body.changed, true);
      assert.notDeepEqual(double.requests, []);
      double.requests.length = 0;
      assert.equal((await promote()).body.changed, false);
      assert.deepEqual(double.requests, []);
    });
  });
