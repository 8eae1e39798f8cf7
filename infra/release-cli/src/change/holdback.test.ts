import assert from 'node:assert/strict';
import { it } from 'node:test';
import { percent } from './holdback.ts';

it('accepts the holdbacks that the registry accepts, and lists them', () => {
  assert.deepEqual(['0', '10', '50'].map(percent), [0, 10, 50]);
  for (const wrong of ['51', '999', '1.5', '-1', ''])
    assert.throws(() => percent(wrong), /from 0 to 50, such as 10\./);
});
