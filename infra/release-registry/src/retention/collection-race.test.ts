import assert from 'node:assert/strict';
import { access } from 'node:fs/promises';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { AuditEntry, CollectedRelease, GateFinding } from '@souk/contracts';
import { databases } from '../testing/databases.ts';
import { oneWithin } from '../testing/one-within.ts';
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

    const whole = (remote: string) =>
      access(join(registry.storeDir, remote, '1.0.0')).then(
        () => true,
        () => false,
      );

    it('is refused where the release is being collected, and the refusal names it', async () => {
      await published('food');
      const [collected, { status, body }] = await oneWithin(registry.pool, collect, () => activate('food'));
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

    it('keeps the release that it is about to activate', async () => {
      await published('grocery');
      const [{ status }, collected] = await oneWithin(registry.pool, () => activate('grocery'), collect);
      assert.deepEqual([status, collected, await whole('grocery')], [200, [], true]);
    });
  });
