import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, beforeEach, describe, it } from 'node:test';
import type { GateVerdict, HealthPoint, PageReport, Propagation, TelemetryAnswer } from '@souk/contracts';
import { issuePageToken, readPageToken } from '@souk/http-server';
import type { PageKey } from '@souk/http-server';
import { createPool } from '@souk/database';
import type { Pool } from 'pg';
import { startRegistry } from '../start-registry.ts';
import type { RunningRegistry } from '../start-registry.ts';
import { databases, startDatabase } from '../testing/databases.ts';
import { createSigner, newSigningKey } from '../signing/sign-document.ts';
import { aMeeting, anAddress } from '../testing/page-reports.ts';
import { aRelease, registryAt } from '../testing/releases.ts';
import { newToken } from '../tokens/token-format.ts';
import { cleanUpTelemetry } from './clean-up.ts';
import { NETWORK_PAGES } from './live-pages.ts';
import { pageKeys } from './page-keys.ts';
import { saveMilestones } from './propagation.ts';

const token = newToken('person');
const edgeToken = newToken('ci');
const signingKey = newSigningKey().privateKey;
const keyOfToday = (): PageKey => pageKeys(createSigner(signingKey))[1] ?? assert.fail();

for (const kind of databases)
  describe(`telemetry, on the ${kind} database`, () => {
    let database: { url: string; close(): Promise<void> };
    let registry: RunningRegistry;
    let pool: Pool;
    let storeDir: string;
    let epoch = '';
    let count = 0;
    /** Fresh for every test, with food 1.0.0 and then 1.0.1 live: revision 2. */
    let channel = '';

    const own = () => registryAt(registry.url, token);
    before(async () => {
      database = await startDatabase(kind);
      storeDir = await mkdtemp(join(tmpdir(), 'souk-store-'));
      registry = await startRegistry({
        databaseUrl: database.url,
        storeDir,
        token,
        edgeToken,
        signingKey,
        driveMs: 0,
      });
      pool = createPool(database.url);
      for (const remote of ['food', 'grocery']) await own().grant(remote);
      for (const version of ['1.0.0', '1.0.1']) await own().publish(aRelease('food', version));
      for (const version of ['1.0.0', '1.5.0'])
        await own().publish(aRelease('host', version, { shell: version }));
    });
    beforeEach(async () => {
      count += 1;
      channel = `channel-${count}`;
      for (const version of ['1.0.0', '1.0.1'])
        await own().activate({ remote: 'food', version, holdback: 0 }, channel);
      epoch = (await own().state(channel)).body.epoch as string;
    });
    after(async () => {
      await pool.end();
      await registry.close();
      await database.close();
      await rm(storeDir, { recursive: true, force: true });
    });

    const post = (body: unknown, as = edgeToken, path = '/registry/v1/telemetry') =>
      fetch(new URL(path, registry.url), {
        method: 'POST',
        headers: { 'content-type': 'application/json', authorization: `Bearer ${as}` },
        body: JSON.stringify(body),
      });
    const send = async (...reports: unknown[]) => (await (await post({ reports })).json()) as TelemetryAnswer;
    /** What an edge gives with a page that was answered in revision 1, in a network of its own. */
    const aToken = (changes: Partial<Parameters<typeof issuePageToken>[0]> = {}, key = keyOfToday()) =>
      issuePageToken(
        { channel, epoch, revision: 1, visitor: randomUUID(), address: anAddress(), ...changes },
        key,
      );
    const report = (changes: Partial<PageReport> = {}): PageReport => ({
      token: aToken(),
      sequence: 1,
      epoch,
      revision: 2,
      picked: {},
      armed: {},
      shown: {},
      leaving: false,
      releases: [],
      ...changes,
    });
    const propagation = async () =>
      (await own().get(`channels/${channel}/propagation`)).body as unknown as Propagation;
    const health = async (query = '') =>
      (await own().get(`channels/${channel}/health?hours=336${query}`)).body.points as HealthPoint[];

    it('counts no report without the token of a page, nor with one that is forged, too old or of another database', async () => {
      const early = new Date(Date.now() - 13 * 60 * 60_000);
      const claims = { channel, epoch, revision: 1, visitor: 'a-visitor', address: '192.0.2.1' };
      const another = pageKeys(createSigner(newSigningKey().privateKey))[1] ?? assert.fail();
      const failing = { releases: [aMeeting('food', '1.0.1', { failures: { load: 1 } })] };
      const answer = await send(
        report({ ...failing, token: '' }),
        report({ ...failing, token: aToken({}, another) }),
        report({ ...failing, token: issuePageToken(claims, keyOfToday(), early) }),
        report({ ...failing, token: aToken({ epoch: 'an-older-database' }) }),
      );
      assert.deepEqual([answer.counted, answer.unsigned], [0, 4]);
      assert.deepEqual(await health(), []);
      assert.equal((await propagation()).pages, 0);
    });

    it('gives the keys of page tokens only to tokens that may report, another one each day', async () => {
      const ask = async (as: string) =>
        fetch(new URL('/registry/v1/telemetry/keys', registry.url), {
          headers: { authorization: `Bearer ${as}` },
        });
      assert.equal((await ask(token)).status, 403);
      const answer = await ask(edgeToken);
      assert.equal(answer.headers.get('cache-control'), 'no-store');
      const { keys } = (await answer.json()) as { keys: PageKey[] };
      assert.deepEqual(keys[1], keyOfToday());
      assert.equal(new Set(keys.map(({ secret }) => secret)).size, 3);
    });

    it('rejects an outage that does not fit the stage: without the API a release still loads', async () => {
      const failing = (outages: object) =>
        report({ releases: [{ ...aMeeting('food', '1.0.1', { failures: { load: 1 } }), outages }] as never });
      const answer = await send(
        failing({ load: 'api' }),
        failing({ mount: 'edge' }),
        failing({ load: 'edge', other: 'api' }),
        failing({ load: 'edge' }),
      );
      assert.deepEqual([answer.counted, answer.refused.map(({ at }) => at)], [1, [0, 1, 2]]);
    });

    it('counts one page once for each release and stage, however often its token is sent', async () => {
      const page = report();
      const failing = aMeeting('food', '1.0.1', { loads: 9, failures: { load: 9, script: 900 } });
      for (let sequence = 1; sequence <= 20; sequence += 1)
        await send({ ...page, sequence, releases: [failing] });
      const [point] = await health();
      assert.deepEqual([point?.pages, point?.failedPages, point?.loads], [1, 1, 1]);
      assert.deepEqual(point?.failures, { load: 1, mount: 0, render: 0, script: 1, hydration: 0 });
    });

    it('counts a limited number of pages of one network as open, and keeps none of the others', async () => {
      const flood = (addresses: number) =>
        Array.from({ length: 400 }, (_, at) =>
          report({
            revision: 1,
            token: aToken({ address: `198.51.100.${at % addresses}` }),
            shown: { food: '1.0.0' },
          }),
        );
      await send(...flood(1));
      const counted = async () => {
        const { pages, beyondCap } = await propagation();
        return [pages, beyondCap];
      };
      assert.deepEqual(await counted(), [NETWORK_PAGES, 400 - NETWORK_PAGES]);
      await send(...flood(20));
      assert.deepEqual(await counted(), [NETWORK_PAGES, 800 - NETWORK_PAGES]);
      const honest = report({ revision: 2 });
      await send(honest);
      const { pages, followed } = await propagation();
      assert.deepEqual([pages, followed], [NETWORK_PAGES + 1, 1]);
    });

    it('counts as many open pages of two hundred networks as were opened', async () => {
      await send(
        ...Array.from({ length: 400 }, (_, at) =>
          report({ token: aToken({ address: `198.51.${at % 200}.1` }), shown: { food: '1.0.0' } }),
        ),
      );
      const { pages, beyondCap } = await propagation();
      assert.deepEqual([pages, beyondCap], [400, 0]);
    });

    it('counts a page beyond that limit once others of its network are closed', async () => {
      const page = () => report({ token: aToken({ address: '203.0.113.1' }) });
      const open = Array.from({ length: NETWORK_PAGES }, page);
      const late = page();
      await send(...open);
      await send(late);
      await send({ ...(open[0] ?? assert.fail()), sequence: 2, leaving: true });
      assert.equal((await propagation()).pages, NETWORK_PAGES - 1);
      await send({ ...late, sequence: 2 }, ...open.slice(1).map((each) => ({ ...each, sequence: 2 })));
      assert.equal((await propagation()).pages, NETWORK_PAGES);
    });

    it('accepts reports only from tokens that may report', async () => {
      assert.equal((await post({ reports: [report()] }, token)).status, 403);
      assert.equal((await post({ reports: [report()] })).status, 200);
    });

    it('counts loads, load times, failures by stage and fallbacks of each release', async () => {
      const slow = aMeeting('food', '1.0.1', { loadTimes: [3000], fallbacks: 1 });
      await send(
        report({ releases: [slow] }),
        report({ releases: [aMeeting('food', '1.0.1', { failures: { load: 1, script: 4 } })] }),
        report({ releases: [aMeeting('food', '1.0.0')] }),
      );
      await send(report({ releases: [aMeeting('food', '1.0.1', { loadTimes: [100] })] }));
      const [old, live] = await health('&remote=food');
      assert.equal(old?.version, '1.0.0');
      const { at: _at, medianMs, p95Ms, ...figures } = live ?? assert.fail();
      assert.deepEqual(figures, {
        remote: 'food',
        version: '1.0.1',
        pages: 3,
        failedPages: 1,
        loads: 3,
        failures: { load: 1, mount: 0, render: 0, script: 1, hydration: 0 },
        fallbacks: 1,
        serverFailures: 0,
        blockedPages: 0,
        longestTaskMs: null,
        ready: null,
        interaction: null,
        lcp: null,
        cls: null,
      });
      // Within a fifth.
      assert.ok(medianMs !== null && medianMs >= 120 && medianMs <= 144, String(medianMs));
      assert.ok(p95Ms !== null && p95Ms >= 3000 && p95Ms <= 3600, String(p95Ms));
    });

    it('counts what servers failed to render, of published releases alone, and no page as failed', async () => {
      const failed = (failures: unknown) =>
        post({ channel, failures }, edgeToken, '/registry/v1/telemetry/server-failures');
      await send(report({ releases: [aMeeting('food', '1.0.1')] }));
      const first = await failed([
        { remote: 'food', version: '1.0.1', count: 3 },
        { remote: 'food', version: '6.6.6', count: 9 },
      ]);
      assert.equal(first.status, 204);
      assert.equal((await failed([{ remote: 'food', version: '1.0.1', count: 2 }])).status, 204);
      const points = await health();
      assert.deepEqual(
        points.map(({ version, pages, failedPages, serverFailures }) => [
          version,
          pages,
          failedPages,
          serverFailures,
        ]),
        [['1.0.1', 1, 0, 5]],
      );
      assert.equal((await failed([{ remote: 'food', version: '1.0.1', count: -2 }])).status, 400);
    });

    it('counts how long pages waited to be shown and for an answer, each page once', async () => {
      const timed = (readyMs: number, interactionMs: number) =>
        aMeeting('food', '1.0.1', { readyMs, interactionMs });
      const page = report({ releases: [timed(400, 60)] });
      await send(page, report({ releases: [timed(400, 60)] }), report({ releases: [timed(9000, 800)] }));
      for (let sequence = 2; sequence <= 20; sequence += 1)
        await send({ ...page, sequence, releases: [timed(60_000, 60_000)] });
      const [point] = await health();
      const isWithinFifth = (value: number | undefined, at: number) =>
        value !== undefined && value >= at && value <= 1.2 * at;
      assert.ok(isWithinFifth(point?.ready?.medianMs, 400), JSON.stringify(point));
      assert.ok(isWithinFifth(point?.ready?.p95Ms, 9000), JSON.stringify(point));
      assert.ok(isWithinFifth(point?.interaction?.medianMs, 60), JSON.stringify(point));
      assert.ok(isWithinFifth(point?.interaction?.p95Ms, 800), JSON.stringify(point));
    });

    it('counts the largest contentful paint and the layout shift of first screens, each page once', async () => {
      const seen = (lcpMs: number, cls: number) =>
        aMeeting('food', '1.0.1', { loads: 0, loadTimes: [], lcpMs, cls });
      const page = report({ releases: [seen(900, 0)] });
      await send(page, report({ releases: [seen(900, 0)] }), report({ releases: [seen(4000, 0.25)] }));
      for (let sequence = 2; sequence <= 20; sequence += 1)
        await send({ ...page, sequence, releases: [seen(60_000, 9)] });
      const [point] = await health();
      assert.equal(point?.pages, 0, 'nobody met the release by what its screen looked like');
      const { lcp, cls } = point ?? assert.fail();
      assert.ok(lcp && lcp.medianMs >= 900 && lcp.medianMs <= 1080, JSON.stringify(lcp));
      assert.ok(lcp.p95Ms >= 4000 && lcp.p95Ms <= 4800, JSON.stringify(lcp));
      assert.ok(cls && cls.p95 >= 0.25 && cls.p95 <= 0.3, JSON.stringify(cls));
      assert.equal(cls.median, 0);
    });

    it('counts no first screens of pages beyond the limit of their network, nor of releases that nobody was given', async () => {
      const slow = (version: string, address: string) =>
        report({
          token: aToken({ address }),
          releases: [aMeeting('food', version, { loads: 0, loadTimes: [], lcpMs: 50_000, cls: 5 })],
        });
      await send(
        ...Array.from({ length: NETWORK_PAGES }, () => report({ token: aToken({ address: '203.0.113.9' }) })),
      );
      await send(...Array.from({ length: 20 }, () => slow('1.0.1', '203.0.113.9')));
      await send(slow('9.9.9', '192.0.2.77'));
      assert.deepEqual(await health(), []);
    });

    it('counts pages that a release blocked, each once, and for how long', async () => {
      const blocking = (longestMs: number) =>
        aMeeting('food', '1.0.1', { longTasks: { count: 3, longestMs } });
      const page = report({ releases: [blocking(2000)] });
      await send(
        page,
        report({ releases: [blocking(300)] }),
        report({ releases: [aMeeting('food', '1.0.1')] }),
      );
      await send({ ...page, sequence: 2, releases: [{ ...blocking(400), loads: 0, loadTimes: [] }] });
      const [point] = await health();
      assert.deepEqual([point?.pages, point?.blockedPages, point?.longestTaskMs], [3, 2, 2000]);
    });

    it('counts a repeated report once, and an outdated one not at all', async () => {
      const first = report({ releases: [aMeeting('food', '1.0.1')] });
      const second = { ...first, sequence: 2 };
      assert.deepEqual(await send(second, first), {
        counted: 2,
        repeated: 0,
        unsigned: 0,
        unknown: 0,
        refused: [],
      });
      assert.deepEqual(await send(first, second), {
        counted: 0,
        repeated: 2,
        unsigned: 0,
        unknown: 0,
        refused: [],
      });
      assert.equal((await health())[0]?.loads, 1);
    });

    it('counts a batch once that two nodes take at the same time', async () => {
      const batch = Array.from({ length: 40 }, () => report({ releases: [aMeeting('food', '1.0.1')] }));
      const answers = await Promise.all([send(...batch), send(...batch.toReversed()), send(...batch)]);
      assert.equal(
        answers.reduce((sum, { counted }) => sum + counted, 0),
        40,
      );
      assert.equal((await health())[0]?.pages, 40);
    });

    it('counts each page once for a release, and once as failed', async () => {
      const page = report({ releases: [aMeeting('food', '1.0.1')] });
      const failing = [aMeeting('food', '1.0.1', { failures: { render: 3 } })];
      await send(page);
      await send({ ...page, sequence: 2, releases: failing });
      await send({ ...page, sequence: 3, releases: failing });
      const [point] = await health();
      assert.deepEqual([point?.pages, point?.failedPages, point?.failures.render], [1, 1, 1]);
    });

    it('counts a page for the first release of a remote that it ran, and not for one that it changes to', async () => {
      const page = report({ releases: [aMeeting('food', '1.0.0')] });
      await send(page);
      const failing = aMeeting('food', '1.0.1', { failures: { load: 1 } });
      await send({ ...page, sequence: 2, releases: [failing] });
      const [old, live] = await health();
      assert.deepEqual([old?.pages, old?.failedPages], [1, 0]);
      assert.deepEqual([live?.pages, live?.failedPages, live?.failures.load], [0, 0, 1]);
    });

    it('names the invalid field of a report, and counts the other reports', async () => {
      const { refused, counted } = await send(
        report(),
        report({ revision: -1 }),
        report({ releases: [{ ...aMeeting('food', '1.0.1'), loadTimes: ['soon'] as never }] }),
        { ...report(), customer: 'Amal' },
        'nonsense',
        report({ token: ['not a text'] as never }),
        report({ releases: [{ ...aMeeting('food', '1.0.1'), readyMs: 4e10 }] }),
        report({ releases: [{ ...aMeeting('food', '1.0.1'), interactionMs: 0.5 }] }),
        report({ releases: [{ ...aMeeting('food', '1.0.1'), lcpMs: 4e10 }] }),
        report({ releases: [{ ...aMeeting('food', '1.0.1'), cls: 101 }] }),
        report({ releases: [{ ...aMeeting('food', '1.0.1'), cls: -0.1 }] }),
      );
      assert.equal(counted, 1);
      assert.deepEqual(
        refused.map(({ at }) => at),
        [1, 2, 3, 4, 5, 6, 7, 8, 9, 10],
      );
      assert.match(refused[0]?.fault ?? '', /^revision /);
      assert.match(refused[1]?.fault ?? '', /^releases\.0\.loadTimes\.0 /);
      assert.match(refused[4]?.fault ?? '', /^token /);
      assert.match(refused[5]?.fault ?? '', /^releases\.0\.readyMs /);
    });

    it('rejects batches that are too long', async () => {
      assert.equal((await post({ reports: Array.from({ length: 501 }, () => 1) })).status, 400);
      assert.equal((await post({ reports: [] })).status, 400);
      assert.equal((await post({ reports: ['x'.repeat(33_000_000)] })).status, 413);
    });

    it('leaves out and counts what the visitor was not given', async () => {
      const { counted, unknown } = await send(
        report({
          picked: { food: '9.9.9' },
          shown: { food: '1.0.1', invented: '1.0.0' },
          releases: [aMeeting('food', '9.9.9')],
        }),
        report({ token: aToken({ channel: 'nowhere' }), picked: { food: '1.0.1' } }),
      );
      assert.deepEqual([counted, unknown], [2, 4]);
      assert.deepEqual(await health(), []);
      assert.deepEqual((await propagation()).releases, { food: { '1.0.1': { armed: 0, shown: 1 } } });
    });

    it('shows how many open pages have the newest release armed, how many show it, and when they followed', async () => {
      const pages = Array.from({ length: 4 }, () =>
        report({ revision: 1, shown: { food: '1.0.0' }, armed: { food: '1.0.0' } }),
      );
      await send(...pages);
      await saveMilestones(pool);
      let seen = await propagation();
      assert.deepEqual([seen.revision, seen.pages, seen.followed], [2, 4, 0]);
      assert.deepEqual(seen.seconds, { half: null, most: null, all: null });
      assert.deepEqual(seen.releases.food, { '1.0.0': { armed: 4, shown: 4 } });

      const follow = (page: PageReport) => ({ ...page, sequence: 2, revision: 2, armed: { food: '1.0.1' } });
      await send(...pages.slice(0, 2).map(follow));
      // A page that was opened since has nothing to follow.
      await send(report({ token: aToken({ revision: 2 }), shown: { food: '1.0.1' } }));
      await saveMilestones(pool);
      seen = await propagation();
      assert.deepEqual([seen.pages, seen.followed], [5, 3]);
      assert.ok(seen.seconds.half !== null && seen.seconds.half >= 0 && seen.seconds.half < 60);
      assert.deepEqual([seen.seconds.most, seen.seconds.all], [null, null]);
      assert.deepEqual(seen.releases.food, {
        '1.0.0': { armed: 2, shown: 4 },
        '1.0.1': { armed: 2, shown: 1 },
      });

      const { half } = seen.seconds;
      await send(follow(pages[2] ?? assert.fail()), {
        ...(pages[3] ?? assert.fail()),
        sequence: 2,
        leaving: true,
      });
      await saveMilestones(pool);
      seen = await propagation();
      assert.deepEqual([seen.pages, seen.followed], [4, 4]);
      assert.equal(seen.seconds.half, half);
      assert.ok((seen.seconds.all ?? -1) >= (seen.seconds.most ?? 0));
      assert.ok(seen.seconds.all !== null);
    });

    it('counts a page that an edge of another registry led on as one that has not followed', async () => {
      await send(report({ epoch: 'an-older-database', revision: 900 }));
      const { pages, followed } = await propagation();
      assert.deepEqual([pages, followed], [1, 0]);
    });

    it('shows when all pages that still report have followed, though a browser closed one that had not', async () => {
      const [killed, ...others] = Array.from({ length: 3 }, () => report({ revision: 1 }));
      await send(killed ?? assert.fail(), ...others);
      await send(...others.map((page) => ({ ...page, sequence: 2, revision: 2 })));
      const silent = (seconds: number) =>
        pool.query(
          `update registry.live_pages set seen_at = now() - make_interval(secs => $1) where page = $2`,
          [seconds, readPageToken(killed?.token ?? '', [keyOfToday()])?.page],
        );
      await silent(60);
      await saveMilestones(pool);
      assert.equal(
        (await propagation()).seconds.all,
        null,
        'a tab in the background is heard of once a minute',
      );
      await silent(70);
      await saveMilestones(pool);
      const { pages, followed, seconds } = await propagation();
      assert.deepEqual([pages, followed], [2, 2]);
      assert.ok(seconds.all !== null && seconds.all < 60);
    });

    it('deletes pages that stopped reporting, and figures of past weeks', async () => {
      await send(report({ releases: [aMeeting('food', '1.0.1')] }), report());
      await pool.query(
        `update registry.live_pages set seen_at = now() - interval '3 minutes' where channel = $1`,
        [channel],
      );
      assert.equal((await propagation()).pages, 0);
      await pool.query(
        `update registry.live_pages set seen_at = now() - interval '25 hours' where channel = $1`,
        [channel],
      );
      await pool.query(
        `update registry.release_counts set minute = minute - interval '16 days' where channel = $1`,
        [channel],
      );
      await cleanUpTelemetry(pool);
      for (const table of ['live_pages', 'release_counts'])
        assert.equal(
          (await pool.query(`select 1 from registry.${table} where channel = $1`, [channel])).rowCount,
          0,
        );
    });

    describe('hosts that open pages still run', () => {
      const needsNewHost = aRelease('grocery', '3.0.0');
      const { record } = needsNewHost;
      if (record.manifest) record.manifest.shell = '^1.5.0';
      const check = async () => {
        const response = await fetch(new URL(`/registry/v1/channels/${channel}/check`, registry.url), {
          method: 'POST',
          headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
          body: JSON.stringify({ remote: 'grocery', version: '3.0.0', record }),
        });
        return (await response.json()) as GateVerdict;
      };
      const activate = (remote: string, version: string) =>
        own().activate({ remote, version, holdback: 0 }, channel);

      it('refuses a release that does not fit one, with the number of its pages, and accepts it once they are closed', async () => {
        await activate('host', '1.0.0');
        await activate('host', '1.5.0');
        assert.equal((await check()).passed, true);
        const page = report({ shown: { host: '1.0.0' } });
        await send(page);
        const { passed, findings } = await check();
        assert.equal(passed, false);
        const [finding] = findings;
        assert.deepEqual(
          [finding?.code, finding?.releases],
          ['shell-range', ['grocery@3.0.0', 'host@1.0.0']],
        );
        assert.match(finding?.message ?? '', /That host is no longer live, but one open page still runs it/);
        await send({ ...page, sequence: 2, leaving: true });
        assert.equal((await check()).passed, true);
      });

      it('ignores reports of a host that was not live for a week', async () => {
        await activate('host', '1.5.0');
        await send(report({ shown: { host: '1.0.0' } }));
        assert.equal((await check()).passed, true);
      });

      it('lets no open page delay a rollback', async () => {
        await own().publish(needsNewHost);
        await own().publish(aRelease('grocery', '3.0.1'));
        await activate('host', '1.0.0');
        await activate('host', '1.5.0');
        await activate('grocery', '3.0.0');
        await activate('grocery', '3.0.1');
        await send(report({ shown: { host: '1.0.0' } }));
        const { status } = await own().rollback({ remote: 'grocery', reason: 'prices are wrong' }, channel);
        assert.equal(status, 200);
      });
    });
  });
