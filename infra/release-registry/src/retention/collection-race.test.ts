import assert from 'node:assert/strict';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { AuditEntry, CollectedRelease, GateFinding } from '@souk/contracts';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';
import { aRelease } from '../testing/releases.ts';

// The embedded database takes one transaction after the other: there is nothing to race.
if (databases.includes('server'))
  describe('an activation while releases are collected', () => {
    let registry: RegistryUnderTest;
    before(async () => (registry = await startRegistryUnderTest('server')));
    after(() => registry.close());

    /** A remote with 1.0.1 live, and 1.0.0 that nothing needs. */
    async function published(remote: string): Promise<void> {
      for (const version of ['1.0.0', '1.0.1']) await registry.operator.publish(aRelease(remote, version));
      await registry.operator.activate({ remote, version: '1.0.1' });
      await registry.pool.query(
        `update registry.releases set published_at = now() - interval '60 days' where remote = $1 and version = '1.0.0'`,
        [remote],
      );
    }
    const activate = (remote: string) => registry.operator.activate({ remote, version: '1.0.0' });
    const collect = async () => (await registry.operator.post('retention', {})).body.collected;

    /** Runs one change and, once it stands before its audit with all else done, another; then lets both end. */
    async function oneWithin<A, B>(first: () => Promise<A>, second: () => Promise<B>): Promise<[A, B]> {
      const gate = await registry.pool.connect();
      try {
        await gate.query('begin');
        await gate.query('lock table registry.audit_log in exclusive mode');
        const one = first();
        await waiting(1);
        const other = second();
        await waiting(2);
        await gate.query('commit');
        return [await one, await other];
      } finally {
        gate.release(true);
      }
    }
    async function waiting(many: number): Promise<void> {
      for (let count = 0; count < many;) {
        const { rows } = await registry.pool.query<{ count: number }>(
          `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
        );
        count = rows[0]?.count ?? 0;
      }
    }
    const whole = (remote: string) =>
      access(join(registry.storeDir, remote, '1.0.0')).then(
        () => true,
        () => false,
      );

    it('is refused where the release is being collected, and the refusal names it', async () => {
      await published('food');
      const [collected, { status, body }] = await oneWithin(collect, () => activate('food'));
      assert.deepEqual(
        (collected as CollectedRelease[]).map(({ remote, version }) => `${remote} ${version}`),
        ['food 1.0.0'],
      );
      assert.deepEqual([status, body.code], [422, 'gate']);
      assert.match(String(body.detail), /^The files of food 1\.0\.0 were collected, /);
      const [finding] = body.findings as GateFinding[];
      assert.deepEqual([finding?.code, finding?.releases], ['collected', ['food@1.0.0']]);
      const { entries } = (await registry.operator.get('audit?remote=food')).body as {
        entries: AuditEntry[];
      };
      assert.deepEqual([entries[0]?.action, entries[0]?.outcome], ['activate', 'refused']);
    });

    it('keeps the release that it is about to take', async () => {
      await published('grocery');
      const [{ status }, collected] = await oneWithin(() => activate('grocery'), collect);
      assert.deepEqual([status, collected, await whole('grocery')], [200, [], true]);
    });
  });
