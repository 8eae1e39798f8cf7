import assert from 'node:assert/strict';
import { rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { ChannelState, DiscoveryDocument, GateFinding, ReleaseRecord } from '@souk/contracts';
import { databases } from '../testing/databases.ts';
import { oneWithin } from '../testing/one-within.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease } from '../testing/releases.ts';
import { registerVerifier } from '../testing/verifiers.ts';

for (const kind of databases)
  describe(`candidates, on the ${kind} database`, () => {
    let registry: RegistryUnderTest;
    let count = 0;
    let channel = '';

    before(async () => {
      registry = await startRegistryUnderTest(kind);
      for (const version of ['1.0.0', '1.0.1', '1.0.2', '1.0.3'])
        await registry.operator.publish(aRelease('food', version));
      await registry.operator.publish(aRelease('grocery', '1.0.0'));
      await registry.operator.publish(aRelease('host', '1.0.0'));
    });
    beforeEach(async () => {
      count += 1;
      channel = `candidates-${count}`;
      await act('activations', { version: '1.0.0' });
    });
    after(() => registry.close());

    const act = (what: string, body: Record<string, unknown> = {}) =>
      registry.operator.post(`channels/${channel}/${what}`, { remote: 'food', ...body });
    const state = async () =>
      (await registry.operator.get(`channels/${channel}`)).body as unknown as ChannelState;
    const food = async () => (await state()).remotes.food ?? assert.fail();
    const shares = async () => {
      const { body } = await registry.operator.get(`channels/${channel}/discovery`);
      const { microFrontends } = body as unknown as DiscoveryDocument;
      return (microFrontends.food ?? []).map(({ metadata, deployment }) => [
        metadata.version,
        deployment.traffic,
      ]);
    };
    const quarantined = async () => (await state()).quarantined.map(({ version }) => version);

    it('lists every channel that was ever used', async () => {
      const { body } = await registry.operator.get('channels');
      assert.ok(Array.isArray(body.channels) && body.channels.includes(channel));
      assert.ok(!body.channels.includes('never-used'));
    });

    it('leaves a holdback with the old release when another is activated', async () => {
      await act('activations', { version: '1.0.1' });
      const { stable, canary } = await food();
      assert.equal(stable, '1.0.0');
      assert.deepEqual([canary?.version, canary?.share, canary?.kind], ['1.0.1', 90, 'activation']);
      assert.ok(canary?.rollout?.nextAt);
      assert.deepEqual(await shares(), [
        ['1.0.0', 10],
        ['1.0.1', 90],
      ]);
    });

    it('rolls an activation back to the release of its holdback while it is observed', async () => {
      await act('activations', { version: '1.0.1' });
      await act('rollbacks', { reason: 'slow' });
      assert.deepEqual(await shares(), [['1.0.0', 100]]);
      assert.deepEqual(await quarantined(), ['1.0.1']);
      const again = await act('rollbacks', { reason: 'pressed twice' });
      assert.deepEqual([again.status, again.body.changed], [200, false]);
    });

    it('compares the next activation with what most visitors have', async () => {
      await act('activations', { version: '1.0.1' });
      await act('activations', { version: '1.0.2' });
      const { stable, canary } = await food();
      assert.deepEqual([stable, canary?.version], ['1.0.1', '1.0.2']);
    });

    it('grows a canary, moves nobody back, and makes it everybody’s', async () => {
      const steps = [
        { share: 5, minutes: 10 },
        { share: 50, minutes: 10 },
      ];
      await act('canaries', { version: '1.0.1', steps });
      assert.deepEqual(await shares(), [
        ['1.0.0', 95],
        ['1.0.1', 5],
      ]);
      await act('canaries', { version: '1.0.1', steps: [{ share: 20, minutes: 0 }] });
      const smaller = await act('canaries', { version: '1.0.1', steps: [{ share: 10, minutes: 0 }] });
      assert.deepEqual([smaller.status, smaller.body.code], [422, 'moves-back']);
      const other = await act('canaries', { version: '1.0.2', steps: [{ share: 50, minutes: 0 }] });
      assert.deepEqual([other.status, other.body.code], [422, 'another-candidate']);
      await act('promotions');
      assert.deepEqual(await shares(), [['1.0.1', 100]]);
      assert.equal((await food()).fallback, '1.0.0');
    });

    it('pauses the clock of a canary and continues it', async () => {
      await act('canaries', { version: '1.0.1', steps: [{ share: 5, minutes: 10 }] });
      await act('pauses');
      const paused = (await food()).canary?.rollout;
      assert.deepEqual([paused?.status, paused?.nextAt], ['paused', null]);
      await act('continues');
      const running = (await food()).canary?.rollout;
      assert.equal(running?.status, 'running');
      assert.ok(Date.parse(running?.nextAt ?? '') > Date.now());
      assert.equal((await act('continues')).body.changed, false);
    });

    it('keeps waiting for a person after a pause', async () => {
      await act('canaries', { version: '1.0.1', steps: [{ share: 5, minutes: 0 }] });
      await act('pauses');
      await act('continues');
      const { status, nextAt } = (await food()).canary?.rollout ?? {};
      assert.deepEqual([status, nextAt], ['running', null]);
    });

    it('requires the revision that a decision about a candidate was made on, as for every change', async () => {
      await act('canaries', { version: '1.0.1', steps: [{ share: 10, minutes: 5 }] });
      const { revision } = await state();
      await registry.operator.activate({ remote: 'grocery', version: '1.0.0' }, channel);
      for (const operation of ['pauses', 'continues', 'promotions', 'aborts']) {
        const { status, body } = await act(operation, {
          revision,
          ...(operation === 'aborts' && { reason: 'slow' }),
        });
        assert.deepEqual([operation, status, body.code], [operation, 409, 'stale-revision']);
        assert.equal((body.state as ChannelState).revision, revision + 1);
      }
      assert.equal((await food()).canary?.rollout?.status, 'running');
      assert.equal((await act('pauses', { revision: revision + 1 })).status, 200);
      assert.equal((await food()).canary?.rollout?.status, 'paused');
      // It makes no revision, so the next decision is made on the same one.
      assert.equal((await act('continues', { revision: revision + 1 })).body.changed, true);
      assert.equal((await act('pauses', {})).body.changed, true);
    });

    if (kind === 'server')
      it('pauses nothing that is being taken back on the same revision', async () => {
        await act('canaries', { version: '1.0.1', steps: [{ share: 10, minutes: 5 }] });
        const { revision } = await state();
        const [aborted, paused] = await oneWithin(
          registry.pool,
          () => act('aborts', { revision, reason: 'slow' }),
          () => act('pauses', { revision }),
        );
        assert.deepEqual([aborted.status, paused.status, paused.body.code], [200, 409, 'stale-revision']);
      });

    it('aborts a canary and quarantines it', async () => {
      await act('canaries', { version: '1.0.1', steps: [{ share: 5, minutes: 10 }] });
      await act('aborts', { reason: 'more errors' });
      assert.deepEqual(await shares(), [['1.0.0', 100]]);
      assert.deepEqual(await quarantined(), ['1.0.1']);
      // A concurrent press of the button by another admin rolls no good release back.
      assert.equal((await act('rollbacks', { reason: 'late' })).body.changed, false);
      assert.equal((await food()).stable, '1.0.0');
    });

    it('kills a release: pages are told to leave it, and it is never a fallback', async () => {
      await act('activations', { version: '1.0.1', holdback: 0 });
      await act('activations', { version: '1.0.2', holdback: 0 });
      await act('kills', { version: '1.0.1', reason: 'leaks' });
      assert.equal((await food()).stable, '1.0.2');
      assert.equal((await food()).fallback, '1.0.0');
      await act('kills', { version: '1.0.2', reason: 'leaks as well' });
      const { body } = await registry.operator.get(`channels/${channel}/discovery`);
      const { killed, microFrontends } = body as unknown as DiscoveryDocument;
      assert.deepEqual(killed?.food?.sort(), ['1.0.1', '1.0.2']);
      assert.equal(microFrontends.food?.[0]?.metadata.version, '1.0.0');
      assert.equal((await act('kills', { version: '1.0.2', reason: 'once more' })).body.changed, false);
    });

    it('lets only an administrator lift a quarantine, with a reason', async () => {
      await act('activations', { version: '1.0.1', holdback: 0 });
      await act('rollbacks', { reason: 'looked wrong' });
      assert.equal((await act('activations', { version: '1.0.1' })).body.code, 'quarantined');
      const team = await registry.holder('food team', { remote: 'food', actions: ['activate', 'rollback'] });
      const lift = { remote: 'food', version: '1.0.1', reason: 'it was the proxy' };
      assert.equal((await team.post(`channels/${channel}/quarantine-lifts`, lift)).status, 403);
      assert.equal((await act('quarantine-lifts', { ...lift, reason: '' })).status, 400);
      assert.equal((await act('quarantine-lifts', lift)).status, 200);
      assert.deepEqual(await quarantined(), []);
      assert.equal((await food()).stable, '1.0.0');
      assert.equal((await act('activations', { version: '1.0.1' })).status, 200);
    });

    it('skips a release whose files are damaged, and refuses it where it is named', async () => {
      for (const version of ['1.0.1', '1.0.2', '1.0.3']) await act('activations', { version, holdback: 0 });
      const file = join(registry.storeDir, 'food', '1.0.2', 'remoteEntry.js');
      await rm(file);
      await writeFile(file, 'run("something else")');
      const refused = await act('rollbacks', { version: '1.0.2', reason: 'wrong prices' });
      assert.deepEqual([refused.status, refused.body.code], [422, 'gate']);
      const [finding] = refused.body.findings as GateFinding[];
      assert.equal(finding?.code, 'files');
      assert.match(finding?.message ?? '', /remoteEntry\.js/);
      await act('rollbacks', { reason: 'wrong prices' });
      assert.equal((await food()).stable, '1.0.1');
      // Mended by the same build once more.
      await registry.operator.publish(aRelease('food', '1.0.2'));
      assert.equal((await act('activations', { version: '1.0.2' })).status, 200);
    });

    it('never rolls back to a release whose files nobody checked, however many are damaged', async () => {
      const versions = [1, 2, 3, 4, 5, 6].map((minor) => `1.${minor}.0`);
      for (const version of versions) {
        await registry.operator.publish(aRelease('food', version));
        await act('activations', { version, holdback: 0 });
      }
      const damage = async (version: string) => {
        const file = join(registry.storeDir, 'food', version, 'remoteEntry.js');
        await rm(file);
        await writeFile(file, 'run("something else")');
      };
      for (const version of ['1.0.0', ...versions.slice(0, -1)]) await damage(version);
      const refused = await act('rollbacks', { reason: 'wrong prices' });
      assert.deepEqual([refused.status, refused.body.code], [422, 'gate']);
      assert.match(String(refused.body.detail), /^Files of food@1\.5\.0 are missing or damaged/);
      assert.equal((await food()).stable, '1.6.0');
      await registry.operator.publish(aRelease('food', '1.1.0'));
      assert.equal((await act('rollbacks', { reason: 'wrong prices' })).status, 200);
      assert.equal((await food()).stable, '1.1.0');
      for (const version of versions) await registry.operator.publish(aRelease('food', version));
      await registry.operator.publish(aRelease('food', '1.0.0'));
    });

    it('promotes the set of another channel completely or not at all', async () => {
      const staging = `${channel}-staging`;
      const stage = (body: Record<string, unknown>) =>
        registry.operator.activate({ holdback: 0, ...body }, staging);
      await stage({ remote: 'host', version: '1.0.0' });
      await stage({ remote: 'grocery', version: '1.0.0' });
      await stage({ remote: 'food', version: '1.0.1' });
      const promote = () =>
        registry.operator.post(`channels/${channel}/set-promotions`, {
          from: staging,
          holdback: 0,
          reason: 'tested',
        });
      assert.equal((await promote()).status, 200);
      const { revision, remotes } = await state();
      assert.equal(revision, 4);
      assert.deepEqual(
        Object.entries(remotes)
          .map(([remote, { stable }]) => `${remote} ${stable}`)
          .sort(),
        ['food 1.0.1', 'grocery 1.0.0', 'host 1.0.0'],
      );
      assert.equal((await promote()).body.changed, false);
      await act('rollbacks', { reason: 'bad' });
      await stage({ remote: 'grocery', version: '1.0.0' });
      const refused = await promote();
      assert.deepEqual([refused.status, refused.body.code], [422, 'quarantined']);
      assert.equal((await food()).stable, '1.0.0');
    });

    describe('promoting a set', () => {
      let staging = '';
      const stage = async (...named: string[]) => {
        staging = `${channel}-staging`;
        for (const one of named) {
          const [remote, version] = one.split(' ');
          const { status } = await registry.operator.activate({ remote, version, holdback: 0 }, staging);
          assert.equal(status, 200);
        }
      };
      const promote = (body: Record<string, unknown> = {}) =>
        registry.operator.post(`channels/${channel}/set-promotions`, { from: staging, ...body });
      const live = async () =>
        Object.entries((await state()).remotes)
          .map(([remote, { stable, canary }]) =>
            [remote, stable, ...(canary ? [`${canary.version}@${canary.share}`] : [])].join(' '),
          )
          .sort();

      it('keeps a holdback of each remote that has a live release, for its observation window', async () => {
        await stage('food 1.0.1', 'grocery 1.0.0');
        assert.equal((await promote()).status, 200);
        assert.deepEqual(await live(), ['food 1.0.0 1.0.1@90', 'grocery 1.0.0']);
        const { canary } = await food();
        assert.deepEqual(
          [canary?.kind, canary?.rollout?.steps],
          ['activation', [{ share: 90, minutes: 30 }]],
        );
        assert.equal((await promote()).body.changed, false);
        // The candidate alone is taken back.
        await act('rollbacks', { reason: 'bad' });
        assert.deepEqual(await live(), ['food 1.0.0', 'grocery 1.0.0']);
      });

      it('keeps as many as the remote’s settings say, or as the administrator does', async () => {
        await stage('food 1.0.1');
        await registry.operator.patch(`channels/${channel}/settings/food`, { holdback: 25 });
        await promote();
        assert.deepEqual(await live(), ['food 1.0.0 1.0.1@75']);
        await stage('food 1.0.2');
        await promote({ holdback: 40 });
        assert.deepEqual(await live(), ['food 1.0.1 1.0.2@60']);
        await promote({ holdback: 0 });
        assert.deepEqual(await live(), ['food 1.0.2']);
        assert.equal((await promote({ holdback: 51 })).status, 400);
      });

      it('refuses a set that does not fit the releases of the holdback, and names the conflict', async () => {
        for (const remote of ['host', 'food'])
          await registry.operator.publish(aRelease(remote, '3.0.0', { runtime: '4.0.0' }));
        await registry.operator.activate({ remote: 'host', version: '1.0.0' }, channel);
        await stage('host 3.0.0', 'food 3.0.0');
        const { revision } = await state();
        const refused = await promote();
        assert.deepEqual([refused.status, refused.body.code], [422, 'gate']);
        assert.match(
          String(refused.body.detail),
          /host@3\.0\.0 .* The releases are compatible with each other: with a holdback of 0 the set can be promoted as a whole\.$/,
        );
        assert.equal((await state()).revision, revision);
        assert.equal((await promote({ holdback: 0 })).status, 200);
        assert.deepEqual(await live(), ['food 3.0.0', 'host 3.0.0']);
        // A release that does not fit the live host in either case gets no hint.
        await registry.operator.activate({ remote: 'food', version: '1.0.3' }, `${channel}-other`);
        const never = await promote({ from: `${channel}-other` });
        assert.equal(never.status, 422);
        assert.doesNotMatch(String(never.body.detail), /holdback/);
      });
    });

    it('requires a verification where the remote’s settings do', async () => {
      await registry.operator.patch(`channels/${channel}/settings/food`, { verification: true });
      const refused = await act('activations', { version: '1.0.1' });
      assert.deepEqual(
        (refused.body.findings as GateFinding[]).map(({ code }) => code),
        ['verification'],
      );
      const { body: record } = await registry.operator.get('releases/food/1.0.1');
      const verifier = await registerVerifier(registry);
      await verifier.verify(record as unknown as ReleaseRecord);
      assert.equal((await act('activations', { version: '1.0.1' })).status, 200);
    });

    it('cannot require a verification of the host, which no verifier checks, and says so', async () => {
      const settings = `channels/${channel}/settings/host`;
      const refused = await registry.operator.patch(settings, { verification: true, holdback: 0 });
      assert.deepEqual([refused.status, refused.body.code], [422, 'not-verifiable']);
      assert.match(String(refused.body.detail), /^Releases of the host cannot be verified/);
      assert.equal((await registry.operator.get(settings)).body.verification, false);
      assert.equal((await registry.operator.patch(settings, { verification: false })).status, 200);
    });

    it('lets a host go live where that was set before it was refused, or by default for every remote', async () => {
      await registry.pool.query(
        `insert into registry.remote_settings (channel, remote, settings) values ($1, 'host', '{"verification": true}')`,
        [channel],
      );
      assert.equal((await act('activations', { remote: 'host', version: '1.0.0' })).status, 200);
    });
  });
