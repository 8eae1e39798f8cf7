import assert from 'node:assert/strict';
import { it } from 'node:test';
import type { Queryable } from '../queryable.ts';
import { TokenStreams } from './token-streams.ts';

it('ends the streams of a revoked token within a second, wherever between two checks it was revoked', async (test) => {
  test.mock.timers.enable({ apis: ['setInterval'] });
  const revoked = new Set<string>();
  const query = async () => ({ rows: [...revoked].map((id) => ({ id })) });
  const streams = new TokenStreams({ query } as unknown as Queryable);
  /** Resolves once the check that a timer started is over. */
  const checked = () => new Promise((done) => setImmediate(done));
  for (const before of [0, 1, 499, 500, 501, 999]) {
    const ended: string[] = [];
    const remove = streams.add('revoked', () => ended.push('revoked'));
    const removeOther = streams.add('other', () => ended.push('other'));
    test.mock.timers.tick(before);
    await checked();
    revoked.add('revoked');
    test.mock.timers.tick(999);
    await checked();
    assert.deepEqual([...new Set(ended)], ['revoked'], `revoked after ${before} ms`);
    revoked.clear();
    remove();
    removeOther();
  }
});
