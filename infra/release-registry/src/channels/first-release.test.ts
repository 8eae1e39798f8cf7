import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ChannelState, DiscoveryDocument } from '@souk/contracts';
import { pick } from '@souk/contracts';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease } from '../testing/releases.ts';

for (const kind of databases)
  describe(`the first release of a remote, on the ${kind} database`, () => {
    let registry: RegistryUnderTest;
    let count = 0;
    let channel = '';

    before(async () => {
      registry = await startRegistryUnderTest(kind);
      for (const version of ['1.0.0', '1.0.1']) await registry.operator.publish(aRelease('food', version));
      for (const version of ['1.0.0', '1.0.1']) await registry.operator.publish(aRelease('host', version));
    });
    beforeEach(() => {
      count += 1;
      channel = `first-${count}`;
    });
    after(() => registry.close());

    const act = (what: string, body: Record<string, unknown> = {}) =>
      registry.operator.post(`channels/${channel}/${what}`, { remote: 'food', ...body });
    const state = async () =>
      (await registry.operator.get(`channels/${channel}`)).body as unknown as ChannelState;
    const document = async () =>
      (await registry.operator.get(`channels/${channel}/discovery`)).body as unknown as DiscoveryDocument;
    const quarantined = async () =>
      (await state()).quarantined.map(({ version, killed }) => [version, killed]);

    for (const [what, body, killed] of [
      ['rollbacks', { reason: 'it shows the orders of others' }, false],
      ['kills', { version: '1.0.0', reason: 'it shows the orders of others' }, true],
    ] as const)
      it(`is removed from the channel by ${what}, and a later one goes live`, async () => {
        await act('activations', { version: '1.0.0' });
        const { status, body: answer } = await act(what, body);
        assert.deepEqual([status, answer.changed], [200, true]);
        const { stable, canary, reason, actor } = (await state()).remotes.food ?? assert.fail();
        assert.deepEqual(
          [stable, canary, reason, actor],
          [null, null, 'it shows the orders of others', 'operator'],
        );
        assert.deepEqual(await quarantined(), [['1.0.0', killed]]);
        const { microFrontends, killed: gone } = await document();
        assert.deepEqual(Object.keys(microFrontends), []);
        assert.deepEqual(gone, killed ? { food: ['1.0.0'] } : undefined);

        assert.equal((await act(what, body)).body.changed, false);
        assert.deepEqual(
          [(await act('activations', { version: '1.0.0' })).body.code, (await state()).revision],
          ['quarantined', 2],
        );
        assert.equal((await act('activations', { version: '1.0.1' })).status, 200);
        assert.deepEqual(Object.keys((await document()).microFrontends), ['food']);
        const { revisions } = (await registry.operator.get(`channels/${channel}/history`)).body;
        assert.deepEqual(
          (revisions as { stable: string | null }[]).map(({ stable }) => stable),
          ['1.0.1', null, '1.0.0'],
        );
      });

    it('can start as a canary too, which other visitors do not get', async () => {
      const steps = [{ share: 20, minutes: 0 }];
      assert.equal((await act('canaries', { version: '1.0.0', steps })).status, 200);
      const { stable, canary } = (await state()).remotes.food ?? assert.fail();
      assert.deepEqual([stable, canary?.version, canary?.share], [null, '1.0.0', 20]);
      const live = await document();
      const visitors = Array.from({ length: 1000 }, (_, at) => pick(live, `visitor-${at}`).food);
      const given = visitors.filter((release) => release !== undefined);
      assert.ok(given.length > 150 && given.length < 250, `${given.length} of 1000`);
      assert.ok(given.every(({ metadata }) => metadata.version === '1.0.0'));
    });

    it('is live for everybody when its canary is promoted, or activated', async () => {
      const steps = [{ share: 20, minutes: 0 }];
      await act('canaries', { version: '1.0.0', steps });
      assert.equal((await act('promotions')).status, 200);
      assert.equal((await state()).remotes.food?.stable, '1.0.0');
      channel = `${channel}-too`;
      await act('canaries', { version: '1.0.0', steps });
      assert.equal((await act('activations', { version: '1.0.0' })).status, 200);
      const { stable, canary } = (await state()).remotes.food ?? assert.fail();
      assert.deepEqual([stable, canary], ['1.0.0', null]);
    });

    for (const [what, body] of [
      ['rollbacks', { reason: 'bad' }],
      ['aborts', { reason: 'bad' }],
      ['kills', { version: '1.0.0', reason: 'bad' }],
    ] as const)
      it(`is taken back from its canary visitors by ${what}`, async () => {
        await act('canaries', { version: '1.0.0', steps: [{ share: 20, minutes: 0 }] });
        assert.equal((await act(what, body)).status, 200);
        const { stable, canary } = (await state()).remotes.food ?? assert.fail();
        assert.deepEqual([stable, canary], [null, null]);
        assert.deepEqual((await quarantined())[0]?.[0], '1.0.0');
        assert.deepEqual((await document()).microFrontends, {});
      });

    it('may go live again once its quarantine is lifted', async () => {
      await act('activations', { version: '1.0.0' });
      await act('rollbacks', { reason: 'bad' });
      await act('quarantine-lifts', { version: '1.0.0', reason: 'it was the API' });
      assert.equal((await state()).remotes.food?.stable, null);
      assert.equal((await act('activations', { version: '1.0.0' })).status, 200);
    });

    it('is no part of a promoted set once it is removed', async () => {
      await act('activations', { version: '1.0.0' });
      await act('activations', { remote: 'host', version: '1.0.0' });
      await act('rollbacks', { reason: 'bad' });
      const promote = (body: Record<string, unknown>) =>
        registry.operator.post(`channels/${channel}-live/set-promotions`, { from: channel, ...body });
      assert.equal((await promote({ remotes: ['food'] })).body.code, 'not-live');
      assert.equal((await promote({})).status, 200);
      const { remotes } = (await registry.operator.get(`channels/${channel}-live`)).body;
      assert.deepEqual(Object.keys(remotes as object), ['host']);
    });

    it('of the host is never removed: no page draws without it', async () => {
      await act('activations', { remote: 'host', version: '1.0.0' });
      for (const [what, body] of [
        ['rollbacks', { reason: 'bad' }],
        ['kills', { version: '1.0.0', reason: 'bad' }],
      ] as const) {
        const refused = await act(what, { remote: 'host', ...body });
        assert.deepEqual([refused.status, refused.body.code], [422, 'no-good-release']);
      }
    });
  });
