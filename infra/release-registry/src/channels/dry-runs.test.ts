import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ChannelState } from '@souk/contracts';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease } from '../testing/releases.ts';

const reason = 'asked beforehand';

for (const kind of databases)
  describe(`what a change would do, on the ${kind} database`, () => {
    let registry: RegistryUnderTest;
    let count = 0;
    let channel = '';

    before(async () => {
      registry = await startRegistryUnderTest(kind);
      for (const version of ['1.0.0', '1.0.1', '1.0.2'])
        await registry.operator.publish(aRelease('food', version));
    });
    beforeEach(async () => {
      count += 1;
      channel = `dry-${count}`;
      for (const version of ['1.0.0', '1.0.1'])
        await registry.operator.activate({ remote: 'food', version, holdback: 0 }, channel);
    });
    after(() => registry.close());

    const act = (path: string, body: Record<string, unknown>) =>
      registry.operator.post(`channels/${channel}/${path}`, { remote: 'food', reason, ...body });
    /** All that a change leaves behind. */
    const traces = async () => {
      const paths = [`channels/${channel}`, `channels/${channel}/history?remote=food`, 'grants', 'audit'];
      return Promise.all(paths.map(async (path) => (await registry.operator.get(path)).body));
    };
    /** What live releases and quarantines become, without times. */
    const outcome = ({ body }: Awaited<ReturnType<typeof act>>) => {
      const { revision, remotes, quarantined, serverRenderingOff = [] } = body.state as ChannelState;
      return {
        changed: body.changed,
        revision,
        stable: remotes.food?.stable,
        quarantined: quarantined.map(({ version, killed }) => [version, killed]),
        renderingOff: serverRenderingOff.map(({ remote }) => remote),
      };
    };

    for (const [what, path, body] of [
      ['a kill', 'kills', { version: '1.0.1' }],
      ['the end of a quarantine', 'quarantine-lifts', { version: '1.0.2' }],
      ['turning server rendering off', 'server-renderings', { on: false }],
    ] as const)
      it(`is what it does afterwards, and leaves no trace: ${what}`, async () => {
        await act('activations', { version: '1.0.2', holdback: 0, reason: undefined });
        await act('rollbacks', {});
        const untouched = await traces();
        const expected = await act(`${path}/dry-run`, body);
        assert.equal(expected.status, 200, JSON.stringify(expected.body));
        assert.equal(expected.body.changed, true);
        assert.deepEqual(await traces(), untouched);
        assert.deepEqual(outcome(await act(path, body)), outcome(expected));
      });

    it('is refused as the change itself', async () => {
      for (const [path, body, code] of [
        ['kills', { version: '9.9.9' }, 'no-release'],
        ['kills', { version: '1.0.1', revision: 1 }, 'stale-revision'],
        ['quarantine-lifts', { version: '1.0.0' }, 'not-quarantined'],
        ['server-renderings', { remote: 'grocery', on: false }, 'not-live'],
      ] as const) {
        const [expected, actual] = [await act(`${path}/dry-run`, body), await act(path, body)];
        assert.equal(expected.body.code, code);
        assert.deepEqual([expected.status, expected.body], [actual.status, actual.body]);
      }
    });

    it('is known of grants and their revocation', async () => {
      const remote = `vases-${count}`;
      const claims = { routes: [`/${remote}`], moduleTypes: [remote] };
      const untouched = await traces();
      const given = await registry.operator.post(`grants/${remote}/dry-run`, claims);
      assert.equal(given.body.changed, true);
      assert.deepEqual(await traces(), untouched);
      await registry.operator.post(`grants/${remote}`, claims);
      const granted = await traces();
      const revoked = await registry.operator.post(`grants/${remote}/revocations/dry-run`, {});
      assert.deepEqual(revoked.body, { changed: true, grant: null });
      assert.deepEqual(await traces(), granted);

      const food = { routes: ['/home'], moduleTypes: ['food'] };
      const overlap = await registry.operator.post(`grants/${remote}/dry-run`, food);
      assert.deepEqual([overlap.status, overlap.body.code], [409, 'grant-overlaps']);
      const needed = await registry.operator.post('grants/food/revocations/dry-run', {});
      assert.deepEqual([needed.status, needed.body.code], [409, 'grant-needed']);
    });
  });
