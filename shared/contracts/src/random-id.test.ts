import assert from 'node:assert/strict';
import { it } from 'node:test';
import { randomId } from './random-id.ts';

it('is another one each time, of the requested length', () => {
  assert.equal(new Set(Array.from({ length: 200 }, () => randomId())).size, 200);
  assert.match(randomId(), /^[0-9a-f]{32}$/);
  assert.match(randomId(24), /^[0-9a-f]{48}$/);
});
