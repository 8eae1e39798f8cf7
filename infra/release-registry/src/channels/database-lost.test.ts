import assert from 'node:assert/strict';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, before, describe, it } from 'node:test';
import type { AuditEntry, ChannelRevision, ChannelState } from '@souk/contracts';
import { startPostgresServer } from '@souk/database/testing';
import type { CrashablePostgresServer } from '@souk/database/testing';
import { startRegistry } from '../start-registry.ts';
import type { RunningRegistry } from '../start-registry.ts';
import { databases } from '../testing/databases.ts';
import { aRelease, registryAt } from '../testing/releases.ts';
import { newToken } from '../tokens/token-format.ts';

// Only a server can be stopped while the registry keeps running.
describe('a database that fails during an activation', { skip: !databases.includes('server') }, () => {
  const token = newToken('person');
  let server: CrashablePostgresServer;
  let registry: RunningRegistry;
  let storeDir: string;

  before(async () => {
    server = (await startPostgresServer()) ?? assert.fail('No PostgreSQL server is installed.');
    storeDir = await mkdtemp(join(tmpdir(), 'souk-store-'));
    registry = await startRegistry({ databaseUrl: server.url, storeDir, token });
    await own().grant('food');
    for (const version of ['1.0.0', '1.0.1']) await own().publish(aRelease('food', version));
  });
  after(async () => {
    await registry.close();
    await server.close();
    await rm(storeDir, { recursive: true, force: true });
  });
  const own = () => registryAt(registry.url, token);
  const activate = (turn: number) =>
    own().activate({ remote: 'food', version: turn % 2 === 0 ? '1.0.0' : '1.0.1', holdback: 0 });

  it('loses no acknowledged change, and leaves no partial one', async () => {
    const acknowledged: number[] = [];
    let crash: Promise<void> | null = null;
    let refused = 0;
    for (let turn = 0; refused < 3; turn += 1) {
      const answering = activate(turn);
      // While the twentieth is on its way.
      if (turn === 20) crash = server.crash();
      const answer = await answering;
      if (answer.status === 200) {
        acknowledged.push((answer.body.state as ChannelState).revision);
        continue;
      }
      refused += 1;
      assert.deepEqual([answer.status, answer.body.code], [503, 'database-away']);
    }
    await crash;
    await server.restart();

    const { body: state } = await own().state();
    assert.ok(Number(state.revision) >= Math.max(...acknowledged));
    const { body } = await own().get('channels/production/history?limit=500');
    const revisions = (body.revisions as ChannelRevision[]).map(({ revision }) => revision);
    assert.deepEqual(
      revisions,
      revisions.map((_, at) => revisions.length - at),
    );
    assert.ok(acknowledged.length >= 20);
    const { body: log } = await own().get('audit?action=activate&limit=500');
    const written = (log.entries as AuditEntry[])
      .filter(({ outcome }) => outcome === 'done')
      .map(({ revision }) => revision);
    assert.deepEqual(written, revisions);
    // The registry recovers without a restart.
    assert.equal((await activate(Number(state.revision))).status, 200);
  });
});
