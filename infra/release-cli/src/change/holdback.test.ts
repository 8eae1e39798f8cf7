import assert from 'node:assert/strict';
import { it } from 'node:test';
import { percent } from './holdback.ts';

it('takes a holdback that the registry takes, and says which ones those are', () => {
  assert.deepEqual(['0', '10', '50'].map(percent), [0, 10, 50]);
  for (const wrong of ['51', '999', '1.5', '-1', ''])
    assert.throws(() => percent(wrong), /from 0 to 50, such as 10\./);
});
