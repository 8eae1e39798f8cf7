import assert from 'node:assert/strict';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import { ENTRY_FILE } from '@souk/contracts';
import type { AuditEntry, ChannelState, Judgement, PageReport, RolloutStep } from '@souk/contracts';
import { createPool } from '@souk/database';
import type { Pool } from 'pg';
import { RevisionFeed } from '../channels/revision-feed.ts';
import type { RevisionEvent } from '../channels/revision-feed.ts';
import { startRegistry } from '../start-registry.ts';
import type { RunningRegistry } from '../start-registry.ts';
import { openReleaseStore } from '../store/open-release-store.ts';
import { countReports } from '../telemetry/count-reports.ts';
import { databases, startDatabase } from '../testing/databases.ts';
import { aMeeting, aReport } from '../testing/page-reports.ts';
import { aRelease, registryAt } from '../testing/releases.ts';
import { newToken } from '../tokens/token-format.ts';
import { driveOnce } from './driver.ts';
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
    const canary = (...steps: RolloutStep[]) =>
      call('POST', 'canaries', { remote: 'food', version: '1.0.1', steps });
    const activate = () => own().activate({ remote: 'food', version: '1.0.1' }, channel);
    const automatic = (value: string) => call('PATCH', 'settings/food', { automatic: value });
    const drive = async (minutes = 0) => {
      await driveOnce(parts, new Date(Date.now() + minutes * 60_000));
      assert.deepEqual(errors, []);
    };
    const state = async () => (await own().state(channel)).body as unknown as ChannelState;
    const food = async () => (await state()).remotes.food ?? assert.fail();
    const audit = async (query = '') =>
      (await own().get(`audit?channel=${channel}${query}`)).body.entries as AuditEntry[];
    const judgements = async () =>
      (await own().get(`channels/${channel}/judgements`)).body.judgements as Judgement[];
    /** Pages that met a release, the first of them with a failure. */
    const meet = (version: string, pages: number, failed = 0) =>
      countReports(
        pool,
        Array.from({ length: pages }, (_, at) =>
          aReport({
            channel,
            releases: [aMeeting('food', version, at < failed ? { loads: 0, failures: { load: 1 } } : {})],
          }),
        ),
      );

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

    it('takes each step once, however many processes drive', async () => {
      await canary({ share: 10, minutes: 5 }, { share: 20, minutes: 5 }, { share: 30, minutes: 5 });
      const { revision } = await state();
      await Promise.all([drive(6), drive(6), drive(6), drive(6)]);
      assert.equal((await food()).canary?.share, 20);
      assert.equal((await state()).revision, revision + 1);
    });

    it('lets a paused canary rest, and one whose step has no end', async () => {
      await canary({ share: 10, minutes: 5 }, { share: 20, minutes: 0 });
      await call('POST', 'pauses', { remote: 'food' });
      await drive(600);
      assert.equal((await food()).canary?.share, 10);
      await call('POST', 'continues', { remote: 'food' });
      await drive(6);
      await drive(6000);
      assert.equal((await food()).canary?.share, 20);
    });

    it('pauses a canary whose next step the gate refuses, and writes that down', async () => {
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
      assert.match(refused[0]?.reason ?? '', /does not hold food@1\.0\.1 .* The rollout is paused\.$/);
    });

    it('takes a canary back by itself when it fails more often than its control, naming the figures', async () => {
      await canary({ share: 10, minutes: 60 });
      await drive();
      await meet('1.0.1', 40, 8);
      await meet('1.0.0', 360, 4);
      await drive();
      const { stable, canary: none, actor, reason } = await food();
      assert.deepEqual([stable, none, actor], ['1.0.0', null, 'registry']);
      assert.match(
        reason ?? '',
        /^1\.0\.1 fails more often than 1\.0\.0: 8 of 40 pages \(20\.0 %\) met a failure, with 1\.0\.0 4 of 360 pages \(1\.1 %\)\. Evidence \d{3,}, where 100 is enough\.$/,
      );
      assert.deepEqual(
        (await state()).quarantined.map(({ version }) => version),
        ['1.0.1'],
      );
      assert.equal(announced.length, 1);
    });

    it('takes it back before it would be promoted in the same round', async () => {
      await canary({ share: 10, minutes: 5 });
      await drive();
      await meet('1.0.1', 40, 20);
      await meet('1.0.0', 360, 4);
      await drive(10);
      assert.equal((await food()).stable, '1.0.0');
      assert.equal((await food()).action, 'abort');
    });

    it('takes a fresh activation back by what the old release did before', async () => {
      await meet('1.0.0', 500, 5);
      await pool.query(
        `update registry.release_counts set minute = minute - interval '10 minutes' where channel = $1`,
        [channel],
      );
      await activate();
      await drive();
      await meet('1.0.1', 90, 18);
      await meet('1.0.0', 10, 0);
      await drive();
      const { stable, canary: none, reason } = await food();
      assert.deepEqual([stable, none], ['1.0.0', null]);
      assert.match(reason ?? '', /0 of 10 pages \(0\.0 %\), and 5 of 500 pages \(1\.0 %\) before\./);
    });

    it('only says so where it is to watch, and says it once', async () => {
      await automatic('watch');
      await canary({ share: 10, minutes: 60 });
      await drive();
      await meet('1.0.1', 40, 20);
      await meet('1.0.0', 360, 4);
      await Promise.all([drive(), drive()]);
      await meet('1.0.1', 40, 20);
      await drive();
      assert.equal((await food()).canary?.version, '1.0.1');
      assert.equal((await audit('&action=watch')).length, 1);
      assert.equal((await judgements())[0]?.verdict, 'worse');
      await automatic('act');
      await drive();
      assert.equal((await food()).canary, null);
    });

    it('does not look where that is off', async () => {
      await automatic('off');
      await canary({ share: 10, minutes: 60 });
      await drive();
      await meet('1.0.1', 40, 40);
      await meet('1.0.0', 360, 0);
      await drive();
      assert.equal((await food()).canary?.version, '1.0.1');
      assert.deepEqual(await judgements(), []);
    });

    it('waits with too few pages, and leaves alone what does not differ', async () => {
      await canary({ share: 10, minutes: 60 });
      await drive();
      await meet('1.0.1', 9, 9);
      await meet('1.0.0', 91, 0);
      await drive();
      assert.equal((await judgements())[0]?.verdict, 'waiting');
      assert.ok((await food()).canary);
    });

    it('counts each page once, weighs each batch once in any number of processes, and says what it saw', async () => {
      await canary({ share: 10, minutes: 60 });
      await drive();
      await meet('1.0.1', 40, 2);
      await meet('1.0.0', 360, 15);
      await Promise.all([drive(), drive(), drive()]);
      await drive();
      const [judgement] = await judgements();
      const { evidence, ...figures } = judgement ?? assert.fail();
      assert.deepEqual(figures, {
        remote: 'food',
        candidate: '1.0.1',
        control: '1.0.0',
        candidatePages: 40,
        candidateFailed: 2,
        controlPages: 360,
        controlFailed: 15,
        verdict: 'no difference seen',
      });
      assert.ok(evidence > 0 && evidence < 10);
    });

    it('compares pages that began since, late failures and all, and none that were open before', async () => {
      const pages = (some: number): PageReport[] =>
        Array.from({ length: some }, () => aReport({ channel, releases: [aMeeting('food', '1.0.0')] }));
      const failing = (version: string) => (page: PageReport) => ({
        ...page,
        sequence: 2,
        releases: [aMeeting('food', version, { loads: 0, loadTimes: [], failures: { render: 1 } })],
      });
      const before = pages(30);
      await countReports(pool, before);
      await canary({ share: 10, minutes: 60 });
      await drive();
      // Some of them change to the candidate, behind a release that works.
      await countReports(pool, before.slice(0, 5).map(failing('1.0.1')));
      await countReports(pool, before.slice(5, 10).map(failing('1.0.0')));
      const since = pages(25);
      await countReports(pool, since);
      await countReports(pool, since.slice(0, 2).map(failing('1.0.0')));
      await drive();
      const { candidatePages, controlPages, controlFailed } = (await judgements())[0] ?? assert.fail();
      assert.deepEqual([candidatePages, controlPages, controlFailed], [0, 25, 2]);
    });
  });
