import assert from 'node:assert/strict';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { AuditEntry, ChannelRevision, ChannelState, DiscoveryDocument } from '@souk/contracts';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease } from '../testing/releases.ts';

for (const kind of databases)
  describe(`server rendering, switched off and on, on the ${kind} database`, () => {
    let registry: RegistryUnderTest;
    let count = 0;
    let channel = '';

    before(async () => {
      registry = await startRegistryUnderTest(kind);
      for (const version of ['1.0.0', '1.0.1']) await registry.operator.publish(aRelease('food', version));
      await registry.operator.publish(aRelease('host', '1.0.0'));
    });
    beforeEach(async () => {
      count += 1;
      channel = `rendering-${count}`;
      await act('activations', { remote: 'host', version: '1.0.0' });
      await act('activations', { version: '1.0.0' });
    });
    after(() => registry.close());

    const act = (what: string, body: Record<string, unknown> = {}) =>
      registry.operator.post(`channels/${channel}/${what}`, { remote: 'food', ...body });
    const turn = (on: boolean, body: Record<string, unknown> = {}) =>
      act('server-renderings', { on, reason: 'prices of another zone', ...body });
    const state = async () => (await registry.operator.state(channel)).body as unknown as ChannelState;
    const document = async () =>
      (await registry.operator.get(`channels/${channel}/discovery`)).body as unknown as DiscoveryDocument;
    const history = async () => {
      const { body } = await registry.operator.get(`channels/${channel}/history?remote=food`);
      return body.revisions as ChannelRevision[];
    };

    it('is in the document that edges take, by the next revision, until it is switched on again', async () => {
      assert.ok(
        !('serverRenderingOff' in (await document())),
        'documents are as before where nothing is off',
      );
      assert.deepEqual((await turn(false)).body.changed, true);
      await turn(false, { remote: 'host' });
      const { revision, serverRenderingOff } = await document();
      assert.deepEqual([revision, serverRenderingOff], [4, ['food', 'host']]);
      await turn(true, { remote: 'host' });
      assert.deepEqual((await document()).serverRenderingOff, ['food']);
      await turn(true);
      assert.ok(!('serverRenderingOff' in (await document())));
      assert.ok(!('serverRenderingOff' in (await state())));
    });

    it('leaves live releases as they are, with who activated them and why', async () => {
      await act('canaries', { version: '1.0.1', steps: [{ share: 20, minutes: 30 }] });
      const { remotes: before } = await state();
      const { microFrontends } = await document();
      await turn(false);
      assert.deepEqual((await state()).remotes, before);
      assert.deepEqual((await document()).microFrontends, microFrontends);
      await turn(true);
      assert.deepEqual((await state()).remotes, before);
    });

    it('is shown in the state, the history and the audit log, with who did it and why', async () => {
      await turn(false);
      const [held] = (await state()).serverRenderingOff ?? [];
      assert.deepEqual(
        { ...held, switchedOffAt: '' },
        {
          remote: 'food',
          revision: 3,
          reason: 'prices of another zone',
          actor: 'operator',
          switchedOffAt: '',
        },
      );
      await turn(true, { reason: 'mended' });
      assert.deepEqual(
        (await history()).map(({ action, stable, actor, reason }) => [action, stable, actor, reason]),
        [
          ['rendering-on', '1.0.0', 'operator', 'mended'],
          ['rendering-off', '1.0.0', 'operator', 'prices of another zone'],
          ['activate', '1.0.0', 'operator', null],
        ],
      );
      const { body } = await registry.operator.get(`audit?channel=${channel}&limit=2`);
      assert.deepEqual(
        (body.entries as AuditEntry[]).map(({ action, remote, version, revision }) => [
          action,
          remote,
          version,
          revision,
        ]),
        [
          ['rendering-on', 'food', null, 4],
          ['rendering-off', 'food', null, 3],
        ],
      );
    });

    it('changes nothing on a second press', async () => {
      assert.equal((await turn(true)).body.changed, false);
      await turn(false);
      const again = await turn(false, { reason: 'once more' });
      assert.deepEqual([again.status, again.body.changed], [200, false]);
      const { revision, serverRenderingOff } = await state();
      assert.deepEqual([revision, serverRenderingOff?.[0]?.reason], [3, 'prices of another zone']);
    });

    it('stays off through releases, rollbacks and kills', async () => {
      await turn(false);
      await act('activations', { version: '1.0.1', holdback: 0 });
      await act('rollbacks', { reason: 'bad' });
      await act('kills', { version: '1.0.0', reason: 'worse' });
      const { microFrontends, serverRenderingOff } = await document();
      assert.deepEqual([Object.keys(microFrontends), serverRenderingOff], [['host'], ['food']]);
      // It can be switched on before there is a release again.
      assert.equal((await turn(true)).body.changed, true);
    });

    it('changes no rollback: the last good release stays', async () => {
      await turn(false);
      await act('activations', { version: '1.0.1', holdback: 0 });
      await turn(true);
      await act('rollbacks', { reason: 'bad' });
      assert.equal((await state()).remotes.food?.stable, '1.0.0');
    });

    it('lets one of many changes at once win', async () => {
      const answers = await Promise.all(Array.from({ length: 8 }, () => turn(false, { revision: 2 })));
      const changed = answers.filter(({ status, body }) => status === 200 && body.changed);
      assert.equal(changed.length, 1, JSON.stringify(answers));
      assert.ok(answers.every(({ status }) => status === 200 || status === 409));
      assert.equal((await state()).revision, 3);
    });

    it('rejects unknown remotes, missing reasons, and decisions on an older revision', async () => {
      assert.equal((await turn(false, { remote: 'nobody' })).body.code, 'not-live');
      assert.equal((await turn(false, { remote: 'constructor' })).status, 400);
      assert.equal((await turn(false, { reason: ' ' })).status, 400);
      assert.equal((await turn(false, { reason: undefined })).status, 400);
      assert.equal((await act('server-renderings', { reason: 'x' })).status, 400);
      assert.equal((await turn(false, { revision: 1 })).body.code, 'stale-revision');
      assert.equal((await state()).revision, 2);
    });

    it('requires the right to roll back that remote, and for every page that of the host', async () => {
      const team = await registry.holder('food team', { remote: 'food', actions: ['rollback'] });
      const path = `channels/${channel}/server-renderings`;
      const body = { on: false, reason: 'x' };
      assert.equal((await team.post(path, { ...body, remote: 'host' })).status, 403);
      assert.equal((await team.post(path, { ...body, remote: 'food' })).status, 200);
      const { body: log } = await registry.operator.get(`audit?channel=${channel}&search=refused`);
      assert.equal((log.entries as AuditEntry[])[0]?.action, 'server-rendering');
    });

    it('applies to one channel', async () => {
      await turn(false);
      const { body } = await registry.operator.get('channels/elsewhere/discovery');
      assert.ok(!('serverRenderingOff' in body));
    });
  });
