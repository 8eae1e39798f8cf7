import assert from 'node:assert/strict';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { ChannelState } from '@souk/contracts';
import { startS3Double, type S3Double } from '@souk/object-store/testing';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease } from '../testing/releases.ts';

for (const kind of databases)
  describe(`while the store of files is down, on the ${kind} database`, () => {
    let double: S3Double;
    let registry: RegistryUnderTest;
    let count = 0;
    let channel = '';

    before(async () => {
      double = await startS3Double();
      registry = await startRegistryUnderTest(kind, double.url);
      for (const version of ['1.0.0', '1.0.1', '1.0.2'])
        await registry.operator.publish(aRelease('food', version));
      for (const version of ['1.0.0', '1.0.1']) await registry.operator.publish(aRelease('host', version));
    });
    beforeEach(async () => {
      count += 1;
      channel = `outage-${count}`;
      await act('activations', { version: '1.0.0' });
    });
    afterEach(() => {
      double.fault = null;
    });
    after(async () => {
      await registry.close();
      await double.close();
    });

    const act = (what: string, body: Record<string, unknown>) =>
      registry.operator.post(`channels/${channel}/${what}`, { remote: 'food', holdback: 0, ...body });
    const goDown = () => {
      double.requests.length = 0;
      double.fault = () => ({ answer: 503 });
    };
    const state = async () => (await registry.operator.state(channel)).body as unknown as ChannelState;
    const live = async (remote = 'food') => {
      const { stable, canary } = (await state()).remotes[remote] ?? assert.fail();
      return [stable, canary?.version ?? null];
    };

    it('a kill of the live release goes through, and the last good one replaces it', async () => {
      await act('activations', { remote: 'host', version: '1.0.0' });
      await act('activations', { remote: 'host', version: '1.0.1' });
      await act('activations', { version: '1.0.1' });
      goDown();
      for (const remote of ['food', 'host']) {
        const { status, body } = await act('kills', { remote, version: '1.0.1', reason: 'leaks' });
        assert.deepEqual([status, body.changed], [200, true], JSON.stringify(body));
        assert.deepEqual(await live(remote), ['1.0.0', null]);
      }
    });

    it('a kill of what only some visitors have, or nobody, does not even ask the store', async () => {
      await act('activations', { version: '1.0.1' });
      await act('canaries', { version: '1.0.2', steps: [{ share: 10, minutes: 0 }] });
      goDown();
      for (const version of ['1.0.0', '1.0.2'])
        assert.equal((await act('kills', { version, reason: 'leaks' })).status, 200);
      assert.deepEqual(await live(), ['1.0.1', null]);
      assert.deepEqual(double.requests, []);
    });

    it('a rollback ends a candidate, since visitors are served the other release already', async () => {
      await act('canaries', { version: '1.0.1', steps: [{ share: 10, minutes: 0 }] });
      goDown();
      for (const body of [{}, { version: '1.0.0' }]) {
        const { status } = await act('rollbacks', { ...body, reason: 'slow' });
        assert.equal(status, 200);
        assert.deepEqual(await live(), ['1.0.0', null]);
        double.fault = null;
        await act('canaries', { version: '1.0.2', steps: [{ share: 10, minutes: 0 }] });
        goDown();
      }
    });

    it('a rollback to files that nobody can check is refused, and changes nothing', async () => {
      await act('activations', { version: '1.0.1' });
      const { revision } = await state();
      goDown();
      for (const body of [{}, { version: '1.0.0' }]) {
        const refused = await act('rollbacks', { ...body, reason: 'wrong prices' });
        assert.deepEqual([refused.status, refused.body.code], [503, 'store-unavailable']);
      }
      assert.equal((await state()).revision, revision);
    });
  });
