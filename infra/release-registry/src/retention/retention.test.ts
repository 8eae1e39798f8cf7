import assert from 'node:assert/strict';
import { access, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, afterEach, before, beforeEach, describe, it } from 'node:test';
import type { AuditEntry, CollectedRelease, RetentionPlan } from '@souk/contracts';
import { createPool } from '@souk/database';
import type { Pool } from 'pg';
import { REGISTRY_ACTOR } from '../audit/audit-log.ts';
import { startRegistry } from '../start-registry.ts';
import type { RunningRegistry } from '../start-registry.ts';
import { openReleaseStore } from '../store/open-release-store.ts';
import { countReports } from '../telemetry/count-reports.ts';
import { databases, startDatabase } from '../testing/databases.ts';
import { aReport } from '../testing/page-reports.ts';
import { aRelease, registryAt } from '../testing/releases.ts';
import { newToken } from '../tokens/token-format.ts';
import { collectReleases } from './collect-releases.ts';
import { collectWhenDue } from './collect-when-due.ts';

const token = newToken('person');
const edgeToken = newToken('ci');

for (const kind of databases)
  describe(`retention, on the ${kind} database`, () => {
    let database: { url: string; close(): Promise<void> };
    let registry: RunningRegistry;
    let pool: Pool;
    let storeDir: string;
    let count = 0;
    /** Fresh for every test: versions 1.0.0 to 1.0.9 published long ago, nothing live. */
    let remote = '';

    const own = () => registryAt(registry.url, token);
    before(async () => {
      database = await startDatabase(kind);
      storeDir = await mkdtemp(join(tmpdir(), 'souk-store-'));
      registry = await startRegistry({ databaseUrl: database.url, storeDir, token, edgeToken, driveMs: 0 });
      pool = createPool(database.url);
    });
    beforeEach(async () => {
      count += 1;
      remote = `food-${count}`;
      await own().grant(remote);
      const versions = Array.from({ length: 10 }, (_, minor) => `1.0.${minor}`);
      await Promise.all(versions.map((version) => own().publish(aRelease(remote, version))));
      await pool.query(
        `update registry.releases set published_at = now() - make_interval(secs => 10 - right(version, 1)::int) where remote = $1`,
        [remote],
      );
      await longAgo(60);
    });
    afterEach(async () => {
      await pool.query('update registry.releases set published_at = now()');
    });
    after(async () => {
      await pool.end();
      await registry.close();
      await database.close();
      await rm(storeDir, { recursive: true, force: true });
    });

    /** Makes all that happened so far happen as many days earlier. */
    async function longAgo(days: number): Promise<void> {
      const by = `interval '${days} days'`;
      await pool.query(`update registry.releases set published_at = published_at - ${by} where remote = $1`, [
        remote,
      ]);
      await pool.query(
        'alter table registry.channel_revisions disable trigger channel_revisions_append_only',
      );
      await pool.query(
        `update registry.channel_revisions set created_at = created_at - ${by} where remote = $1`,
        [remote],
      );
      await pool.query('alter table registry.channel_revisions enable trigger channel_revisions_append_only');
      await pool.query(
        `update registry.quarantined_releases set created_at = created_at - ${by} where remote = $1`,
        [remote],
      );
    }
    const activate = (version: string, channel = 'production') =>
      own().activate({ remote, version, holdback: 0 }, channel);
    const plan = async () => (await own().get('retention')).body as unknown as RetentionPlan;
    const going = async () =>
      (await plan()).collect.filter((each) => each.remote === remote).map(({ version }) => version);
    const reasons = async (version: string) =>
      (await plan()).keep.find((each) => each.remote === remote && each.version === version)?.why;
    const collect = async (as = token) =>
      fetch(new URL('/registry/v1/retention', registry.url), {
        method: 'POST',
        headers: { authorization: `Bearer ${as}` },
      });
    const files = (version: string) =>
      access(join(storeDir, remote, version)).then(
        () => true,
        () => false,
      );

    it('lists in a dry run what would be deleted and why the rest stays, and deletes nothing', async () => {
      for (let minor = 0; minor < 8; minor += 1) await activate(`1.0.${minor}`);
      await longAgo(60);
      await activate('1.0.7', 'staging');
      assert.deepEqual(await going(), ['1.0.0', '1.0.1', '1.0.2', '1.0.8']);
      assert.deepEqual(await reasons('1.0.7'), ['live', 'recently good', 'live lately']);
      assert.deepEqual(await reasons('1.0.6'), ['fallback', 'recently good']);
      assert.deepEqual(await reasons('1.0.3'), ['recently good']);
      assert.deepEqual(await reasons('1.0.9'), ['newest']);
      assert.ok(await files('1.0.0'));
    });

    it('keeps what was published, live or quarantined in the last 30 days, a candidate, and what open pages run', async () => {
      await activate('1.0.0');
      for (let minor = 3; minor < 9; minor += 1) await activate(`1.0.${minor}`);
      await longAgo(29);
      assert.deepEqual(await reasons('1.0.0'), ['live lately']);
      await longAgo(2);
      await own().rollback({ remote, version: '1.0.7', reason: 'prices are wrong' });
      assert.ok((await reasons('1.0.8'))?.includes('quarantined lately'));
      await own().activate({ remote, version: '1.0.1' });
      assert.ok((await reasons('1.0.1'))?.includes('candidate'));
      assert.deepEqual(await going(), ['1.0.0', '1.0.2']);
      await countReports(pool, [
        aReport({ armed: { [remote]: '1.0.0' } }),
        // No visitor ever got it.
        aReport({ shown: { [remote]: '1.0.2' } }),
      ]);
      assert.deepEqual(await reasons('1.0.0'), ['open pages']);
      assert.deepEqual(await going(), ['1.0.2']);
    });

    it('deletes files, keeps the version reserved, and does not activate it any more', async () => {
      await activate('1.0.5');
      const response = await collect();
      const { collected } = (await response.json()) as { collected: CollectedRelease[] };
      assert.ok(
        collected.some((each) => each.remote === remote && each.version === '1.0.0' && each.bytes > 0),
      );
      assert.deepEqual(
        [await files('1.0.0'), await files('1.0.5'), await files('1.0.9')],
        [false, true, true],
      );
      const again = await own().publish(aRelease(remote, '1.0.0'));
      assert.deepEqual([again.status, again.body.code], [409, 'version-collected']);
      assert.match(
        String(again.body.detail),
        /was published before, and collected on \d{4}-\d\d-\d\d\. Versions cannot be reused/,
      );
      const { status, body } = await activate('1.0.0');
      assert.deepEqual([status, (body.findings as { code: string }[])[0]?.code], [422, 'collected']);
      assert.equal((await own().get(`releases/${remote}/1.0.0`)).body.code, 'collected');
      const { entries } = (await own().get(`audit?remote=${remote}&action=collect`)).body as { entries: [] };
      assert.equal(entries.length, 8);
      assert.deepEqual(((await (await collect()).json()) as { collected: [] }).collected, []);
    });

    it('lets only an administrator of everything collect', async () => {
      assert.equal((await collect(edgeToken)).status, 403);
      assert.ok(await files('1.0.0'));
    });

    it('never deletes the last good releases, however old they are', async () => {
      for (let minor = 0; minor < 10; minor += 1) await activate(`1.0.${minor}`);
      await own().rollback({ remote, reason: 'prices are wrong' });
      await longAgo(3650);
      await collect();
      const kept = [];
      for (let minor = 0; minor < 10; minor += 1) if (await files(`1.0.${minor}`)) kept.push(minor);
      assert.deepEqual(kept, [4, 5, 6, 7, 8, 9]);
      assert.equal((await own().rollback({ remote, version: '1.0.4', reason: 'further back' })).status, 200);
    });

    it('deletes the next time what could not be deleted', async () => {
      const store = await openReleaseStore({ storeDir });
      const failing = { ...store, remove: () => Promise.reject(new Error('the store is down')) };
      await assert.rejects(collectReleases(pool, failing, REGISTRY_ACTOR), /the store is down/);
      assert.ok(await files('1.0.0'));
      await collect();
      assert.equal(await files('1.0.0'), false);
    });

    describe('automatic collection', () => {
      const DAY = 24 * 60 * 60_000;
      beforeEach(() => pool.query('delete from registry.chores'));
      const inHours = (hours: number) => new Date(Date.now() + hours * 60 * 60_000);
      const collectedBy = (all: (CollectedRelease[] | null)[]) =>
        all.map((each) => each?.filter((one) => one.remote === remote).length ?? null);
      const entries = async () =>
        (await own().get(`audit?remote=${remote}&action=collect`)).body.entries as AuditEntry[];

      it('happens once a day in one of several registries, and has its own audit entry', async () => {
        const store = await openReleaseStore({ storeDir });
        await activate('1.0.5');
        const pools = Array.from({ length: 3 }, () => createPool(database.url));
        const all = (hours: number) =>
          Promise.all(pools.map((each) => collectWhenDue({ pool: each, store }, inHours(hours), DAY)));
        assert.deepEqual(collectedBy(await all(0)).sort(), [8, null, null]);
        assert.deepEqual(
          [await files('1.0.0'), await files('1.0.5'), await files('1.0.9')],
          [false, true, true],
        );
        const [entry, ...others] = await entries();
        const { actor, tokenId, address, outcome, reason } = entry ?? assert.fail();
        assert.deepEqual([actor, tokenId, address, outcome], ['registry', null, null, 'done']);
        assert.equal(reason, 'Nothing needed its files any more.');
        assert.equal(others.length, 7);
        assert.deepEqual(await all(23), [null, null, null]);
        assert.deepEqual(collectedBy(await all(25)).sort(), [0, null, null]);
        await Promise.all(pools.map((each) => each.end()));
      });

      it('never deletes the last good releases, or what a page or the audit log needs', async () => {
        for (let minor = 0; minor < 8; minor += 1) await activate(`1.0.${minor}`);
        await longAgo(3650);
        await countReports(pool, [aReport({ shown: { [remote]: '1.0.0' } })]);
        await own().activate({ remote, version: '1.0.8' }, 'staging');
        const store = await openReleaseStore({ storeDir });
        const collected = await collectWhenDue({ pool, store }, inHours(0), DAY);
        const gone = collected?.filter((one) => one.remote === remote).map(({ version }) => version);
        assert.deepEqual(gone, ['1.0.1', '1.0.2']);
      });

      it('is tried again where the database failed during it', async () => {
        const store = await openReleaseStore({ storeDir });
        await pool.query('alter table registry.audit_log rename to audit_log_away');
        await assert.rejects(collectWhenDue({ pool, store }, inHours(0), DAY));
        await pool.query('alter table registry.audit_log_away rename to audit_log');
        assert.deepEqual(collectedBy([await collectWhenDue({ pool, store }, inHours(0), DAY)]), [9]);
      });

      it('is done by a running registry, unless that is configured off', async () => {
        const start = (collectEveryMs: number) =>
          startRegistry({ databaseUrl: database.url, storeDir, token, driveMs: 1, collectEveryMs });
        const page = aReport();
        await countReports(pool, [page]);
        await pool.query(`update registry.live_pages set seen_at = now() - interval '2 days'`);
        const idle = await start(0);
        // Whatever it does now and then, it has begun.
        while (
          (await pool.query('select from registry.live_pages where page = $1', [page.issued.page])).rowCount
        );
        await idle.close();
        assert.deepEqual(await entries(), []);
        const busy = await start(DAY);
        while ((await entries()).length === 0);
        await busy.close();
        assert.equal(await files('1.0.0'), false);
      });
    });

    it('refuses to make live what was collected after the gate had checked it', async () => {
      await activate('1.0.9');
      await collect();
      await assert.rejects(
        pool.query(
          `insert into registry.channel_revisions (channel, revision, remote, stable_version, canary_version, canary_share, canary_kind, action, actor)
           values ('production', 10000, $1, '1.0.9', '1.0.0', 90, 'activation', 'activate', 'nobody')`,
          [remote],
        ),
        /was collected/,
      );
    });
  });
