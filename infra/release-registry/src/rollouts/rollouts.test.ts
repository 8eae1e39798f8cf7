import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ENTRY_FILE } from '@souk/contracts';
import type {
  AuditEntry,
  AutomaticRollback,
  ChannelState,
  HealthPoint,
  Judgement,
  ReleaseReport,
  RemoteSettings,
  RolloutStep,
} from '@souk/contracts';
import { Problem, issuePageToken, newVisitor, readPageToken } from '@souk/http-server';
import type { PageClaims } from '@souk/http-server';
import { createPool } from '@souk/database';
import type { Pool } from 'pg';
import { RevisionFeed } from '../channels/revision-feed.ts';
import type { RevisionEvent } from '../channels/revision-feed.ts';
import { startRegistry } from '../start-registry.ts';
import type { RunningRegistry } from '../start-registry.ts';
import { openReleaseStore } from '../store/open-release-store.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { cleanUpTelemetry } from '../telemetry/clean-up.ts';
import { countReports } from '../telemetry/count-reports.ts';
import type { VerifiedReport } from '../telemetry/verify-reports.ts';
import { databases, startDatabase } from '../testing/databases.ts';
import { aMeeting, aPage, aReport, aVisitor } from '../testing/page-reports.ts';
import { aRelease, registryAt } from '../testing/releases.ts';
import { newToken } from '../tokens/token-format.ts';
import { startDriver } from './driver.ts';
import { judgeCandidates } from './judge-candidates.ts';
import { takeDueSteps } from './take-due-steps.ts';
import type { StepParts } from './take-due-steps.ts';

const token = newToken('person');

for (const kind of databases)
  describe(`rollouts, on the ${kind} database`, () => {
    let database: { url: string; close(): Promise<void> };
    let registry: RunningRegistry;
    let pool: Pool;
    let storeDir: string;
    let parts: StepParts;
    let errors: unknown[] = [];
    let announced: RevisionEvent[] = [];
    let count = 0;
    /** Fresh for every test, with food 1.0.0 live. */
    let channel = '';

    const own = () => registryAt(registry.url, token);
    before(async () => {
      database = await startDatabase(kind);
      storeDir = await mkdtemp(join(tmpdir(), 'souk-store-'));
      registry = await startRegistry({ databaseUrl: database.url, storeDir, token, driveMs: 0 });
      pool = createPool(database.url);
      const feed = new RevisionFeed();
      feed.subscribe((event) => event && announced.push(event));
      parts = {
        pool,
        store: await openReleaseStore({ storeDir }),
        feed,
        onError: (error) => errors.push(error),
      };
      await own().grant('food');
      for (const version of ['1.0.0', '1.0.1']) await own().publish(aRelease('food', version));
      await own().grant('grocery');
      await own().publish(aRelease('grocery', '1.0.1'));
    });
    beforeEach(async () => {
      count += 1;
      channel = `channel-${count}`;
      errors = [];
      announced = [];
      await own().activate({ remote: 'food', version: '1.0.0' }, channel);
    });
    after(async () => {
      await pool.end();
      await registry.close();
      await database.close();
      await rm(storeDir, { recursive: true, force: true });
    });

    const call = async (method: string, path: string, body: unknown) => {
      const response = await fetch(new URL(`/registry/v1/channels/${channel}/${path}`, registry.url), {
        method,
        headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
        body: JSON.stringify(body),
      });
      assert.equal(response.status, 200, await response.clone().text());
    };
    const canaryOf = (remote: string, ...steps: RolloutStep[]) =>
      call('POST', 'canaries', { remote, version: '1.0.1', steps });
    const canary = (...steps: RolloutStep[]) => canaryOf('food', ...steps);
    const activate = () => own().activate({ remote: 'food', version: '1.0.1' }, channel);
    const settings = (changes: Partial<RemoteSettings>, remote = 'food') =>
      call('PATCH', `settings/${remote}`, changes);
    const automatic = (value: AutomaticRollback) => settings({ automatic: value });
    /** One round of the driver, so many minutes later. */
    const driveWith = async (store: ReleaseStore, minutes: number) => {
      const now = new Date(Date.now() + minutes * 60_000);
      await judgeCandidates(parts, now);
      await takeDueSteps({ ...parts, store }, now);
    };
    const drive = async (minutes = 0) => {
      await driveWith(parts.store, minutes);
      assert.deepEqual(errors, []);
    };
    const state = async () => (await own().state(channel)).body as unknown as ChannelState;
    const food = async () => (await state()).remotes.food ?? assert.fail();
    const audit = async (query = '') =>
      (await own().get(`audit?channel=${channel}${query}`)).body.entries as AuditEntry[];
    const judgements = async () =>
      (await own().get(`channels/${channel}/judgements`)).body.judgements as Judgement[];
    /** The page of a visitor who is given a release now, in a network of its own or in one that is named. */
    const pagesWith = async (version: string) => {
      const { revision, epoch, remotes } = await state();
      const candidate = remotes.food?.canary;
      return (network?: string) =>
        aPage({
          channel,
          epoch,
          revision,
          visitor: aVisitor('food', candidate?.share ?? 0, version === candidate?.version),
          ...(network !== undefined && { network }),
        });
    };
    const pageWith = async (version: string) => (await pagesWith(version))();
    const failing = { loads: 0, failures: { load: 1 } };
    /** Visitors who meet a release, the first of them with a failure; of networks of their own, or of these in turn. */
    const meet = async (version: string, visitors: number, failed = 0, networks: string[] = []) => {
      const aNewPage = await pagesWith(version);
      const reports = [];
      for (let at = 0; at < visitors; at += 1)
        reports.push(
          aReport(
            { releases: [aMeeting('food', version, at < failed ? failing : {})] },
            aNewPage(networks[at % networks.length]),
          ),
        );
      return countReports(pool, reports);
    };
    /** Lets so many seconds pass for the visits. */
    const pass = (seconds: number) =>
      pool.query(
        `update registry.visits set first_at = first_at - make_interval(secs => $2),
           failed_at = failed_at - make_interval(secs => $2), due_at = due_at - make_interval(secs => $2)
         where channel = $1`,
        [channel, seconds],
      );
    /** Judges the visits, once they reached the first checkpoint. */
    const judge = async () => {
      await pass(11);
      await drive();
    };

    it('grows a canary by its steps when they are due, and promotes it after the last', async () => {
      await canary({ share: 10, minutes: 5 }, { share: 50, minutes: 10 });
      await drive(4);
      assert.equal((await food()).canary?.share, 10);
      await drive(6);
      const { canary: grown, actor, action } = await food();
      assert.deepEqual([grown?.share, grown?.rollout?.step, actor, action], [50, 1, 'registry', 'canary']);
      assert.deepEqual(
        announced.map(({ revision }) => revision),
        [3],
      );
      await drive(15);
      assert.equal((await food()).canary?.share, 50);
      await drive(17);
      const { stable, canary: none } = await food();
      assert.deepEqual([stable, none], ['1.0.1', null]);
      assert.deepEqual((await audit('&action=promote'))[0]?.actor, 'registry');
    });

    it('ends the holdback of an activation with its observation window', async () => {
      await activate();
      await drive(29);
      assert.equal((await food()).stable, '1.0.0');
      await drive(31);
      assert.deepEqual([(await food()).stable, (await food()).canary], ['1.0.1', null]);
    });

    it('does each step once, however many processes run', async () => {
      await canary({ share: 10, minutes: 5 }, { share: 20, minutes: 5 }, { share: 30, minutes: 5 });
      const { revision } = await state();
      await Promise.all([drive(6), drive(6), drive(6), drive(6)]);
      assert.equal((await food()).canary?.share, 20);
      assert.equal((await state()).revision, revision + 1);
    });

    it('leaves a paused canary alone, and one whose step has no end', async () => {
      await canary({ share: 10, minutes: 5 }, { share: 20, minutes: 0 });
      await call('POST', 'pauses', { remote: 'food' });
      await drive(600);
      assert.equal((await food()).canary?.share, 10);
      await call('POST', 'continues', { remote: 'food' });
      await drive(6);
      await drive(6000);
      assert.equal((await food()).canary?.share, 20);
    });

    it('pauses a canary whose next step the gate refuses, and records that', async () => {
      await canary({ share: 10, minutes: 5 }, { share: 20, minutes: 5 });
      const entry = join(storeDir, 'food', '1.0.1', ENTRY_FILE);
      const whole = await readFile(entry);
      await writeFile(entry, 'other bytes');
      await drive(6);
      await drive(7);
      await writeFile(entry, whole);
      const { canary: held } = await food();
      assert.deepEqual([held?.share, held?.rollout?.status], [10, 'paused']);
      const refused = (await audit('&action=canary')).filter(({ outcome }) => outcome === 'refused');
      assert.equal(refused.length, 1);
      assert.match(
        refused[0]?.reason ?? '',
        /^Files of food@1\.0\.1 are missing or damaged .* The rollout is paused\.$/,
      );
    });

    it('takes a step that was due while the store of files was down once it is back, without anybody’s help', async () => {
      await canary({ share: 10, minutes: 5 }, { share: 20, minutes: 5 });
      const down = new Problem(503, 'store-unavailable', 'The store at s3.example is unavailable.');
      const away: ReleaseStore = { ...parts.store, verify: () => Promise.reject(down) };
      await driveWith(away, 6);
      assert.deepEqual(errors, [down]);
      const { canary: waiting } = await food();
      assert.deepEqual([waiting?.share, waiting?.rollout?.status], [10, 'running']);
      errors = [];
      await drive(6);
      assert.equal((await food()).canary?.share, 20);
    });

    it('promotes no candidate that was paused while its files were checked', async () => {
      await canary({ share: 50, minutes: 5 });
      const slow: ReleaseStore = {
        ...parts.store,
        async verify(record) {
          await call('POST', 'pauses', { remote: 'food' });
          return parts.store.verify(record);
        },
      };
      await driveWith(slow, 6);
      const { stable, canary: paused } = await food();
      assert.deepEqual([stable, paused?.share, paused?.rollout?.status], ['1.0.0', 50, 'paused']);
      await call('POST', 'continues', { remote: 'food' });
      await drive(6);
      assert.equal((await food()).stable, '1.0.1');
    });

    it(
      'takes a worse candidate back while the store hangs over the files of another one',
      { timeout: 60_000 },
      async (test) => {
        await own().activate({ remote: 'grocery', version: '1.0.1' }, channel);
        await own().publish(aRelease('grocery', '1.0.2'));
        const steps = [
          { share: 10, minutes: 0.001 },
          { share: 20, minutes: 0 },
        ];
        await call('POST', 'canaries', { remote: 'grocery', version: '1.0.2', steps });
        await canary({ share: 10, minutes: 60 });
        let answer = (): void => undefined;
        const answers = new Promise<void>((done) => (answer = done));
        let hang = (): void => undefined;
        const hangs = new Promise<void>((done) => (hang = done));
        const store: ReleaseStore = {
          ...parts.store,
          async verify(record) {
            hang();
            await answers;
            return parts.store.verify(record);
          },
        };
        const feed = new RevisionFeed();
        const changes = new Promise<void>((done) => feed.subscribe((event) => event && done()));
        const driver = startDriver({ ...parts, store, feed }, { everyMs: 1, collectEveryMs: 0 });
        const end = () => {
          answer();
          return driver.close();
        };
        test.after(end);
        await hangs;
        await meet('1.0.1', 40, 20);
        await meet('1.0.0', 360, 4);
        await pass(11);
        await changes;
        assert.deepEqual([(await food()).stable, (await food()).action], ['1.0.0', 'abort']);
        await end();
        await drive();
        assert.equal((await state()).remotes.grocery?.canary?.share, 20);
      },
    );

    it('takes a canary back by itself when it fails more often than its control, with the figures', async () => {
      await canary({ share: 10, minutes: 60 });
      await meet('1.0.1', 40, 8);
      await meet('1.0.0', 360, 4);
      await judge();
      const { stable, canary: none, actor, reason } = await food();
      assert.deepEqual([stable, none, actor], ['1.0.0', null, 'registry']);
      assert.match(
        reason ?? '',
        /^1\.0\.1 fails more often than 1\.0\.0: 8 of 40 visitors \(20\.0 %\) met a failure, with 1\.0\.0 4 of 360 visitors \(1\.1 %\)\. Evidence: \d{3,} \(100 is enough\)\.$/,
      );
      assert.deepEqual(
        (await state()).quarantined.map(({ version }) => version),
        ['1.0.1'],
      );
      assert.equal(announced.length, 1);
    });

    it('leaves a candidate alone that failed only while the API or the edge was down, and not one that fails beside that', async () => {
      await canary({ share: 50, minutes: 0 });
      const whileAway = [
        { failures: { mount: 1, script: 3 }, outages: { mount: 'api', script: 'api' } },
        { loads: 1, failures: { load: 1 }, outages: { load: 'edge' }, fallbacks: 1 },
      ] as const;
      const candidate = await pagesWith('1.0.1');
      const reports = (changes: (at: number) => Partial<ReleaseReport>) =>
        Array.from({ length: 60 }, (_, at) =>
          aReport({ releases: [aMeeting('food', '1.0.1', changes(at))] }, candidate()),
        );
      await countReports(
        pool,
        reports((at) => whileAway[at % 2] ?? {}),
      );
      await meet('1.0.0', 60, 1);
      await judge();
      const [seen] = await judgements();
      assert.deepEqual([seen?.candidateVisitors, seen?.candidateFailed], [60, 0]);
      assert.equal((await food()).canary?.version, '1.0.1');
      const points = (await own().get(`channels/${channel}/health?hours=1`)).body.points as HealthPoint[];
      assert.deepEqual(points.find(({ version }) => version === '1.0.1')?.failures, {
        load: 0,
        mount: 0,
        render: 0,
        script: 0,
        hydration: 0,
      });

      await countReports(
        pool,
        reports(() => ({ failures: { mount: 1, render: 1 }, outages: { mount: 'api' } })),
      );
      await meet('1.0.0', 60, 1);
      await judge();
      assert.equal((await food()).canary, null);
    });

    it('takes it back before it would be promoted in the same round', async () => {
      await canary({ share: 10, minutes: 5 });
      await meet('1.0.1', 40, 20);
      await meet('1.0.0', 360, 4);
      await drive(10);
      assert.equal((await food()).stable, '1.0.0');
      assert.equal((await food()).action, 'abort');
    });

    it('takes a fresh activation back by what the old release did before', async () => {
      await meet('1.0.0', 500, 5);
      await pass(600);
      await activate();
      await meet('1.0.1', 90, 18);
      await meet('1.0.0', 10, 0);
      await judge();
      const { stable, canary: none, reason } = await food();
      assert.deepEqual([stable, none], ['1.0.0', null]);
      assert.match(reason ?? '', /0 of 10 visitors \(0\.0 %\), and 5 of 500 visitors \(1\.0 %\) before\./);
    });

    it('only reports it where it is set to watch, and once', async () => {
      await automatic('watch');
      await canary({ share: 10, minutes: 60 });
      await meet('1.0.1', 40, 20);
      await meet('1.0.0', 360, 4);
      await pass(11);
      await Promise.all([drive(), drive()]);
      await meet('1.0.1', 20, 20);
      await meet('1.0.0', 180, 1);
      await judge();
      assert.equal((await food()).canary?.version, '1.0.1');
      assert.equal((await audit('&action=watch')).length, 1);
      assert.equal((await judgements())[0]?.verdict, 'worse');
      await automatic('act');
      await drive();
      assert.equal((await food()).canary, null);
    });

    it('does nothing where the judgement is off', async () => {
      await automatic('off');
      await canary({ share: 10, minutes: 60 });
      await meet('1.0.1', 40, 40);
      await meet('1.0.0', 360, 0);
      await judge();
      assert.equal((await food()).canary?.version, '1.0.1');
      assert.deepEqual(await judgements(), []);
    });

    it('waits with too few visitors, and leaves alone what does not differ', async () => {
      await canary({ share: 10, minutes: 60 });
      await meet('1.0.1', 9, 9);
      await meet('1.0.0', 91, 0);
      await judge();
      assert.equal((await judgements())[0]?.verdict, 'waiting');
      assert.ok((await food()).canary);
    });

    it('counts each visitor once, weighs each batch once in any number of processes, and records the figures', async () => {
      await canary({ share: 10, minutes: 60 });
      await meet('1.0.1', 40, 2);
      await meet('1.0.0', 360, 15);
      await pass(11);
      await Promise.all([drive(), drive(), drive()]);
      await drive();
      const [judgement] = await judgements();
      const { evidence, slowness, ...figures } = judgement ?? assert.fail();
      assert.deepEqual(figures, {
        remote: 'food',
        candidate: '1.0.1',
        control: '1.0.0',
        failureLimit: null,
        candidateVisitors: 40,
        candidateFailed: 2,
        controlVisitors: 360,
        controlFailed: 15,
        failingNetworks: 2,
        leftOut: 0,
        verdict: 'no difference seen',
        doubts: [],
      });
      assert.ok(evidence > 0 && evidence < 10);
      assert.equal(slowness?.ready.candidateVisitors, 0, 'browsers of old are not timed');
    });

    it('compares visitors whose page came since, and none who change to the candidate in an open page', async () => {
      const open = [];
      for (let at = 0; at < 30; at += 1)
        open.push(aReport({ releases: [aMeeting('food', '1.0.0')] }, await pageWith('1.0.0')));
      await countReports(pool, open);
      await canary({ share: 10, minutes: 60 });
      const again = (version: string) => (report: VerifiedReport) => ({
        ...report,
        sequence: 2,
        releases: [aMeeting('food', version, failing)],
      });
      await countReports(pool, open.slice(0, 5).map(again('1.0.1')));
      await countReports(pool, open.slice(5, 10).map(again('1.0.0')));
      await meet('1.0.0', 25, 2);
      await judge();
      const { candidateVisitors, controlVisitors, controlFailed } = (await judgements())[0] ?? assert.fail();
      assert.deepEqual([candidateVisitors, controlVisitors, controlFailed], [0, 25, 2]);
    });

    it('counts a visitor once, however many pages fail, and one who fails later as failed', async () => {
      await canary({ share: 10, minutes: 60 });
      const visitors = [];
      for (let at = 0; at < 24; at += 1) visitors.push(await pageWith(at < 12 ? '1.0.1' : '1.0.0'));
      const load = (page: PageClaims, version: string, changes = {}) =>
        countReports(pool, [
          aReport({ releases: [aMeeting('food', version, changes)] }, { ...page, page: randomUUID() }),
        ]);
      const versionOf = (at: number) => (at < 12 ? '1.0.1' : '1.0.0');
      // The first one fails with each of five pages.
      for (const [at, page] of visitors.entries())
        for (let pages = 0; pages < (at === 0 ? 5 : 2); pages += 1)
          await load(page, versionOf(at), at === 0 ? failing : {});
      await judge();
      const figures = async () => {
        const { candidateVisitors, candidateFailed, controlVisitors, controlFailed } =
          (await judgements())[0] ?? assert.fail();
        return [candidateVisitors, candidateFailed, controlVisitors, controlFailed];
      };
      assert.deepEqual(await figures(), [12, 1, 12, 0]);
      await load(visitors[1] ?? assert.fail(), '1.0.1', failing);
      await load(visitors[20] ?? assert.fail(), '1.0.0', failing);
      await pass(120);
      await drive();
      assert.deepEqual(await figures(), [12, 2, 12, 1]);
    });

    it('deletes visitors who did not fail after a day, and all of them once nothing is compared', async () => {
      await canary({ share: 10, minutes: 60 });
      await meet('1.0.1', 12, 2);
      await meet('1.0.0', 12, 1);
      const kept = async () =>
        (await pool.query('select from registry.visits where channel = $1', [channel])).rowCount;
      // Weighed at each checkpoint.
      for (const seconds of [11, 120, 600, 3600]) {
        await pass(seconds);
        await drive();
      }
      await cleanUpTelemetry(pool);
      assert.equal(await kept(), 24);
      await pass(24 * 3600);
      await cleanUpTelemetry(pool);
      assert.equal(await kept(), 3);
      await call('POST', 'aborts', { remote: 'food', reason: 'slower' });
      await cleanUpTelemetry(pool);
      assert.equal(await kept(), 0);
    });

    describe('under attack', () => {
      /** So many visitors as a site has, none of whom fails; a tenth have the candidate. */
      const honest = async () => {
        await meet('1.0.1', 55);
        await meet('1.0.0', 495);
      };
      const networks = (count: number) => Array.from({ length: count }, (_, at) => `attacker-${at}`);
      const paused = async () => (await food()).canary?.rollout?.status === 'paused';

      it('takes no canary back by eight failures, or hundreds, of one network', async () => {
        await canary({ share: 10, minutes: 5 }, { share: 50, minutes: 60 });
        await honest();
        await meet('1.0.1', 8, 8, networks(1));
        await judge();
        assert.ok((await food()).canary);
        await meet('1.0.1', 300, 300, networks(1));
        await judge();
        await drive(6);
        const { share, rollout } = (await food()).canary ?? assert.fail();
        assert.deepEqual([share, rollout?.status], [10, 'paused']);
        const [judgement] = await judgements();
        assert.deepEqual(
          [judgement?.verdict, judgement?.candidateFailed, judgement?.leftOut],
          ['doubted', 8, 298],
        );
        const [told, ...more] = await audit('&action=doubt');
        assert.match(told?.reason ?? '', /too few networks \(1\) to be trusted: 8 of 63 visitors/);
        assert.deepEqual(more, []);
      });

      it('takes a bad canary back despite successes of one network', async () => {
        await canary({ share: 10, minutes: 60 });
        await meet('1.0.1', 500, 0, networks(1));
        await meet('1.0.1', 55, 11);
        await meet('1.0.0', 495, 5);
        await judge();
        assert.equal((await food()).canary, null);
      });

      it('takes it back despite failures of the control in one network', async () => {
        await canary({ share: 10, minutes: 60 });
        await meet('1.0.0', 500, 500, networks(1));
        await meet('1.0.1', 55, 11);
        await meet('1.0.0', 495, 5);
        await judge();
        assert.equal((await food()).canary, null);
      });

      it('does not trust forty of a hundred visits of a canary of one per cent', async () => {
        await canary({ share: 1, minutes: 60 });
        await meet('1.0.1', 40, 40);
        await meet('1.0.0', 60);
        await judge();
        assert.ok((await food()).canary);
        assert.ok(await paused());
        assert.deepEqual((await judgements())[0]?.doubts, ['share']);
        assert.match(
          (await audit('&action=doubt'))[0]?.reason ?? '',
          /^The share of visitors that report 1\.0\.1 differs/,
        );
      });

      it('lets a person continue a doubted candidate', async () => {
        await canary({ share: 1, minutes: 60 });
        await meet('1.0.1', 40);
        await meet('1.0.0', 60);
        await judge();
        await call('POST', 'continues', { remote: 'food' });
        await meet('1.0.0', 60);
        await judge();
        assert.equal(await paused(), false);
      });

      describe('that a person continued after a doubt', () => {
        beforeEach(async () => {
          await canary({ share: 10, minutes: 60 });
          await meet('1.0.1', 90, 90);
          await meet('1.0.0', 10);
          await judge();
          assert.ok(await paused());
          await call('POST', 'continues', { remote: 'food' });
        });

        it('does not take it back for what was reported before', async () => {
          await honest();
          await judge();
          const { candidateVisitors, candidateFailed, verdict } = (await judgements())[0] ?? assert.fail();
          assert.deepEqual([candidateVisitors, candidateFailed, verdict], [55, 0, 'no difference seen']);
          assert.ok((await food()).canary);
        });

        it('takes it back for the failures of those who come later', async () => {
          await meet('1.0.1', 40, 8);
          await meet('1.0.0', 360, 4);
          await judge();
          assert.equal((await food()).canary, null);
        });

        it('pauses it again where the share of those who come later does not fit', async () => {
          await meet('1.0.1', 90);
          await meet('1.0.0', 10);
          await judge();
          assert.ok(await paused());
        });
      });

      describe('on a fresh activation', () => {
        const key = { day: '2026-01-31', secret: 'secret' };
        /** The networks of so many addresses that are neighbours, as edges name them. */
        const networksOf = (addresses: number) =>
          Array.from({ length: addresses }, (_, at) => {
            const claims = { channel, epoch: 'epoch', revision: 1, visitor: newVisitor() };
            const now = new Date();
            const token = issuePageToken({ ...claims, address: `198.51.100.${at + 1}` }, key, now);
            return readPageToken(token, [key], now)?.network ?? assert.fail();
          });
        const isObserved = async () => {
          const { stable, canary: candidate } = await food();
          return stable === '1.0.0' && candidate?.version === '1.0.1' && candidate.kind === 'activation';
        };

        for (const [who, addresses] of [
          ['one address', 1],
          ['twenty addresses of one network', 20],
        ] as const)
          for (const failures of [80, 160])
            it(`does not take it back by ${failures} invented failures of ${who}`, async () => {
              await meet('1.0.0', 500, 5);
              await pass(600);
              await activate();
              await meet('1.0.1', failures, failures, networksOf(addresses));
              await judge();
              assert.ok(await isObserved());
              // Visitors who do not fail, as soon as they are enough to be judged.
              await meet('1.0.1', 18);
              await meet('1.0.0', 2);
              await judge();
              assert.ok(await isObserved());
              const { candidateFailed, leftOut, failingNetworks } = (await judgements())[0] ?? assert.fail();
              assert.deepEqual([candidateFailed, leftOut, failingNetworks], [10, failures - 10, 1]);
              assert.deepEqual((await state()).quarantined, []);
            });
      });

      it('takes a canary back for failures of two hundred networks, reported in the drawn share', async () => {
        await canary({ share: 10, minutes: 60 });
        await honest();
        await meet('1.0.1', 20, 20, networks(200));
        await meet('1.0.0', 180, 0, networks(200).reverse());
        await judge();
        assert.equal((await food()).canary, null);
      });

      it('does not see that a canary is bad behind two hundred failures of the control, each of another network', async () => {
        await canary({ share: 10, minutes: 60 });
        await meet('1.0.1', 55, 11);
        await meet('1.0.0', 495, 5);
        await meet('1.0.0', 200, 200, networks(200));
        await judge();
        const { verdict, controlFailed, doubts } = (await judgements())[0] ?? assert.fail();
        assert.deepEqual([verdict, controlFailed, doubts], ['no difference seen', 205, []]);
        assert.ok((await food()).canary);
      });
    });

    describe('of releases that are slow', () => {
      interface Timed {
        readyMs?: number;
        interactionMs?: number;
        lcpMs?: number;
        cls?: number;
      }
      /** Visitors who came for the first time, who wait so long: about the first time to double of it, one after the other. */
      const wait = async (
        version: string,
        visitors: number,
        times: Timed,
        networks: string[] = [],
        name: () => string = newVisitor,
      ) => {
        const { revision, epoch, remotes } = await state();
        const candidate = remotes.food?.canary;
        const spread = (at: number): Timed =>
          Object.fromEntries(
            Object.entries(times).map(([name, time]) => [name, Math.round(time * 2 ** ((at * 0.618) % 1))]),
          );
        const reports = Array.from({ length: visitors }, (_, at) =>
          aReport(
            {
              releases: [aMeeting('food', version, spread(at))],
            },
            aPage({
              channel,
              epoch,
              revision,
              visitor: aVisitor('food', candidate?.share ?? 0, version === candidate?.version, name),
              ...(networks.length > 0 && { network: networks[at % networks.length] ?? '' }),
            }),
          ),
        );
        return countReports(pool, reports);
      };
      /** A tenth of visitors have the candidate. */
      const both = async (candidate: Timed, control: Timed) => {
        for (let round = 0; round < 5; round += 1) {
          await wait('1.0.1', 12, candidate);
          await wait('1.0.0', 108, control);
          await judge();
        }
      };

      it('takes back a canary that is shown much later, where that is set to act, with the figures', async () => {
        await settings({ slowness: 'act' });
        await canary({ share: 10, minutes: 60 });
        await both({ readyMs: 900 }, { readyMs: 300 });
        const { stable, canary: none, actor, reason } = await food();
        assert.deepEqual([stable, none, actor], ['1.0.0', null, 'registry']);
        assert.match(
          reason ?? '',
          /^1\.0\.1 is slower than 1\.0\.0: it is shown after 1\d{3} ms for half of \d+ visitors, with 1\.0\.0 4\d\d ms for half of \d+\. Evidence: \d{3,} \(100 is enough\)\.$/,
        );
      });

      it('only reports it by default, and once', async () => {
        await canary({ share: 10, minutes: 60 });
        await both({ readyMs: 900 }, { readyMs: 300 });
        await drive();
        const { rollout, version } = (await food()).canary ?? assert.fail();
        assert.deepEqual([version, rollout?.status], ['1.0.1', 'running']);
        assert.equal((await judgements())[0]?.verdict, 'slower');
        assert.equal((await audit('&action=watch')).length, 1);
        await settings({ slowness: 'off' });
        const [judgement] = await judgements();
        assert.deepEqual([judgement?.verdict, judgement?.slowness], ['no difference seen', null]);
      });

      it('measures no times where that is off', async () => {
        await settings({ slowness: 'off' });
        await canary({ share: 10, minutes: 60 });
        await both({ readyMs: 900 }, { readyMs: 300 });
        await settings({ slowness: 'act' });
        await drive();
        assert.ok((await food()).canary);
        assert.equal((await judgements())[0]?.slowness, null);
      });

      it('takes back a candidate whose page answers late, by the slowest answer of two minutes', async () => {
        await settings({ slowness: 'act' });
        await canary({ share: 10, minutes: 60 });
        await both({ interactionMs: 480 }, { interactionMs: 80 });
        assert.ok((await food()).canary);
        await pass(120);
        await drive();
        assert.match((await food()).reason ?? '', /: the page answers within \d+ ms for half of 60 visitors/);
      });

      it('leaves a candidate alone that takes as long, or a tenth longer', async () => {
        await settings({ slowness: 'act' });
        await canary({ share: 10, minutes: 60 });
        await both({ readyMs: 330, interactionMs: 88 }, { readyMs: 300, interactionMs: 80 });
        await pass(120);
        await drive();
        const { verdict, slowness } = (await judgements())[0] ?? assert.fail();
        assert.equal(verdict, 'no difference seen');
        assert.ok(slowness && slowness.evidence < 3, String(slowness?.evidence));
        assert.deepEqual([slowness.ready.candidateVisitors, slowness.interaction.controlVisitors], [60, 540]);
      });

      it('leaves one alone however late and shifted its first screen is said to be: these are only shown', async () => {
        await settings({ slowness: 'act' });
        await canary({ share: 10, minutes: 60 });
        await both({ lcpMs: 30_000, cls: 20 }, { lcpMs: 300, cls: 0 });
        await pass(120);
        await drive();
        assert.ok((await food()).canary);
        const { verdict, slowness } = (await judgements())[0] ?? assert.fail();
        assert.equal(verdict, 'no difference seen');
        assert.deepEqual(
          [slowness?.ready.candidateVisitors, slowness?.interaction.candidateVisitors],
          [0, 0],
        );
        const { rows } = await pool.query(
          'select from registry.visits where channel = $1 and coalesce(ready_ms, interaction_ms) is not null',
          [channel],
        );
        assert.equal(rows.length, 0);
      });

      it('does not measure returning browsers, which have files of the control in their cache', async () => {
        await settings({ slowness: 'act' });
        const early = () => newVisitor(new Date(Date.now() - 3_600_000));
        await canary({ share: 10, minutes: 60 });
        for (let round = 0; round < 5; round += 1) {
          await wait('1.0.1', 12, { readyMs: 2000 }, [], early);
          await wait('1.0.0', 108, { readyMs: 100 }, [], early);
          await judge();
        }
        assert.ok((await food()).canary);
        assert.equal((await judgements())[0]?.slowness?.ready.candidateVisitors, 0);
      });

      it('continues a comparison that an older registry began without times', async () => {
        await canary({ share: 10, minutes: 60 });
        await meet('1.0.1', 12);
        await meet('1.0.0', 108);
        await judge();
        await pool.query(
          `update registry.rollouts set judgement = judgement - '{slowness,slowNetworks}'::text[]`,
        );
        assert.equal((await judgements())[0]?.slowness, null);
        await both({ readyMs: 900 }, { readyMs: 300 });
        const { verdict, candidateVisitors } = (await judgements())[0] ?? assert.fail();
        assert.deepEqual([verdict, candidateVisitors], ['slower', 72]);
      });

      it('weighs each visitor once, by the first page, and adds what comes later', async () => {
        await canary({ share: 10, minutes: 60 });
        const { revision, epoch } = await state();
        const visitor = aVisitor('food', 10, true, newVisitor);
        const page = aPage({ channel, epoch, revision, visitor });
        const timed = (times: Timed) => ({
          ...aMeeting('food', '1.0.1', { loads: 0, loadTimes: [] }),
          ...times,
        });
        await countReports(pool, [aReport({ releases: [aMeeting('food', '1.0.1')] }, page)]);
        await countReports(pool, [aReport({ sequence: 2, releases: [timed({ readyMs: 700 })] }, page)]);
        await countReports(pool, [
          aReport({ sequence: 3, releases: [timed({ readyMs: 9000, interactionMs: 64 })] }, page),
          aReport({ sequence: 4, releases: [timed({ interactionMs: 240 })] }, page),
          aReport({ sequence: 5, releases: [timed({ interactionMs: 32 })] }, page),
        ]);
        const { rows } = await pool.query(
          'select ready_ms, interaction_ms from registry.visits where channel = $1 and ready_ms is not null',
          [channel],
        );
        assert.deepEqual(rows, [{ ready_ms: 700, interaction_ms: 240 }]);
      });

      it('changes little for one visitor of a network that posts hundreds, and takes nothing back', async () => {
        await settings({ slowness: 'act' });
        await canary({ share: 10, minutes: 60 });
        await wait('1.0.1', 300, { readyMs: 3_000_000, interactionMs: 3_000_000 }, ['attacker']);
        await both({ readyMs: 300 }, { readyMs: 300 });
        await pass(120);
        await drive();
        assert.ok((await food()).canary);
        const { slowness, verdict } = (await judgements())[0] ?? assert.fail();
        assert.deepEqual([verdict, slowness?.ready.candidateVisitors], ['no difference seen', 61]);
      });

      it('requires as many networks as for failures', async () => {
        await settings({ slowness: 'act', networkVisits: 160 });
        await canary({ share: 10, minutes: 60 });
        const few = ['one', 'two', 'three', 'four', 'five', 'six'];
        for (let round = 0; round < 5; round += 1) {
          await wait('1.0.1', 12, { readyMs: 900 }, few);
          await wait('1.0.0', 108, { readyMs: 300 });
          await judge();
        }
        const { verdict, doubts } = (await judgements())[0] ?? assert.fail();
        assert.deepEqual([verdict, doubts], ['doubted', ['slow-networks']]);
        assert.equal((await food()).canary?.rollout?.status, 'paused');
        assert.match(
          (await audit('&action=doubt'))[0]?.reason ?? '',
          /^1\.0\.1 seems to be slower than 1\.0\.0, but in too few networks \(6\) to be trusted: it is shown after/,
        );
      });
    });

    describe('of a first release, which has no control', () => {
      const grocery = async () => (await state()).remotes.grocery ?? assert.fail();
      const visit = async (visitors: number, failed: number, network?: string) => {
        const { revision, epoch } = await state();
        return countReports(
          pool,
          Array.from({ length: visitors }, (_, at) =>
            aReport(
              { releases: [aMeeting('grocery', '1.0.1', at < failed ? failing : {})] },
              aPage({
                channel,
                epoch,
                revision,
                visitor: aVisitor('grocery', 20, true),
                ...(network !== undefined && { network }),
              }),
            ),
          ),
        );
      };

      it('takes it back when more visitors fail than the limit allows, naming the figures', async () => {
        await canaryOf('grocery', { share: 20, minutes: 60 });
        await visit(60, 18);
        await judge();
        const { stable, canary: none, actor, reason } = await grocery();
        assert.deepEqual([stable, none, actor], [null, null, 'registry']);
        assert.match(
          reason ?? '',
          /^1\.0\.1 fails with more than 5 % of visitors: 18 of 60 visitors \(30\.0 %\) met a failure\. Evidence: \d{3,} \(100 is enough\)\.$/,
        );
      });

      it('leaves it alone as long as they do not, and reports that', async () => {
        await canaryOf('grocery', { share: 20, minutes: 60 });
        await visit(200, 10);
        await judge();
        assert.ok((await grocery()).canary);
        const { verdict, control, failureLimit } = (await judgements())[0] ?? assert.fail();
        assert.deepEqual([verdict, control, failureLimit], ['no difference seen', null, 5]);
      });

      it('uses the limit of the settings, and nothing where there is none', async () => {
        await settings({ failureLimit: 40 }, 'grocery');
        await canaryOf('grocery', { share: 20, minutes: 60 });
        await visit(60, 18);
        await judge();
        assert.ok((await grocery()).canary);
        await settings({ failureLimit: null }, 'grocery');
        await visit(200, 200);
        await judge();
        assert.ok((await grocery()).canary);
      });

      it('is paused by failures of one network, and a person has to look', async () => {
        await canaryOf('grocery', { share: 20, minutes: 60 });
        await visit(300, 300, 'attacker');
        await visit(20, 0);
        await judge();
        assert.equal((await grocery()).canary?.rollout?.status, 'paused');
        const [judgement] = await judgements();
        assert.deepEqual([judgement?.verdict, judgement?.doubts], ['doubted', ['networks']]);
      });
    });
  });
