import assert from 'node:assert/strict';
import { it } from 'node:test';
import { createPool } from '@souk/database';
import { RevisionFeed } from '../channels/revision-feed.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { startDriver } from './driver.ts';

it('continues round after round while the database is down, and ends on request', async () => {
  const pool = createPool('postgres://nobody@127.0.0.1:1/nothing');
  let failures = 0;
  let enough = (): void => undefined;
  const rounds = new Promise<void>((done) => {
    enough = done;
  });
  const driver = startDriver(
    {
      pool,
      store: {} as ReleaseStore, // No step is due that would need it.
      feed: new RevisionFeed(),
      onError: () => {
        failures += 1;
        // Three parts of a round, the clean-up and the collection fail, and then a next round does.
        if (failures > 6) enough();
      },
    },
    { everyMs: 1, collectEveryMs: 1 },
  );
  await rounds;
  await driver.close();
  const ended = failures;
  await new Promise((done) => setImmediate(done));
  assert.equal(failures, ended);
  await pool.end();
});
