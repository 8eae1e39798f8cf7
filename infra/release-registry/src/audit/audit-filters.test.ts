import assert from 'node:assert/strict';
import { after, before, describe, it } from 'node:test';
import type { AuditEntry } from '@souk/contracts';
import { databases } from '../testing/databases.ts';
import { startRegistryUnderTest } from '../testing/registry-under-test.ts';
import type { RegistryUnderTest } from '../testing/registry-under-test.ts';

for (const kind of databases)
  describe(`filters of the audit log, on the ${kind} database`, () => {
    let registry: RegistryUnderTest;
    before(async () => {
      registry = await startRegistryUnderTest(kind);
      // Entries of a week, in the order of their time.
      for (const [days, actor, action, remote] of [
        [6, 'Maria', 'rollback', 'food'],
        [5, 'maria_2', 'kill', 'food'],
        [2, 'omar', 'rollback', 'grocery'],
        [1, 'omar', 'activate', 'food'],
      ])
        await registry.pool.query(
          `insert into registry.audit_log (at, actor, action, outcome, channel, remote)
           values (now() - make_interval(days => $1::int), $2, $3, 'done', 'filters', $4)`,
          [days, actor, action, remote],
        );
    });
    after(() => registry.close());

    const found = async (query: Record<string, string>) => {
      const search = new URLSearchParams({ channel: 'filters', ...query });
      const { body } = await registry.operator.get(`audit?${search}`);
      return (body.entries as AuditEntry[]).map(({ actor, action }) => `${actor} ${action}`);
    };
    const ago = (days: number) => new Date(Date.now() - days * 24 * 60 * 60_000).toISOString();

    it('find names by their beginning, in any case, and use no character as a wildcard', async () => {
      assert.deepEqual(await found({ actor: 'mar' }), ['maria_2 kill', 'Maria rollback']);
      assert.deepEqual(await found({ actor: 'MARIA_' }), ['maria_2 kill']);
      assert.deepEqual(await found({ actor: '%' }), []);
    });

    it('find a remote, an action and a period, together and separately', async () => {
      assert.deepEqual(await found({ action: 'rollback' }), ['omar rollback', 'Maria rollback']);
      assert.deepEqual(await found({ action: 'rollback', remote: 'food' }), ['Maria rollback']);
      assert.deepEqual(await found({ since: ago(3) }), ['omar activate', 'omar rollback']);
      assert.deepEqual(await found({ since: ago(5.5), until: ago(1.5) }), ['omar rollback', 'maria_2 kill']);
      assert.deepEqual(await found({ since: ago(3), actor: 'omar', action: 'activate' }), ['omar activate']);
    });

    it('are paged like the whole log', async () => {
      const { body } = await registry.operator.get('audit?channel=filters&actor=omar&limit=1');
      const [newest] = body.entries as AuditEntry[];
      assert.deepEqual(await found({ actor: 'omar', before: String(newest?.id) }), ['omar rollback']);
    });

    it('are rejected where they are invalid', async () => {
      for (const query of ['action=dance', 'since=yesterday', 'until=2026', `actor=${'x'.repeat(81)}`])
        assert.equal((await registry.operator.get(`audit?${query}`)).status, 400, query);
    });

    it('have an index each', async () => {
      const { rows } = await registry.pool.query<{ indexname: string }>(
        `select indexname from pg_indexes where tablename = 'audit_log' order by 1`,
      );
      assert.deepEqual(
        rows.map(({ indexname }) => indexname),
        [
          'audit_log_by_action',
          'audit_log_by_actor',
          'audit_log_by_remote',
          'audit_log_by_time',
          'audit_log_pkey',
        ],
      );
    });
  });
