import assert from 'node:assert/strict';
import { it } from 'node:test';
import { answersFor } from './page-to-render.ts';

const VIEW = { path: '/home', language: 'en', zoneIds: null, module: null };

it('a page is rendered with answers of two million characters together, and no more', async () => {
  const answer = answersFor(() => Promise.resolve(['x'.repeat(499_996)]), VIEW, 'host@1.0.0+food@1.0.0');
  const statuses: unknown[] = [];
  for (let nth = 0; nth < 5; nth++) statuses.push((await answer(`/api/v1/items?nth=${nth}`))?.status);
  assert.deepEqual(statuses, [200, 200, 200, 200, 503]);
});
