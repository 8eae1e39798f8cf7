import assert from 'node:assert/strict';
import { it } from 'node:test';
import { formatKilobytes, toBytes, toKilobytes } from './kilobytes.ts';

it('is 1,000 bytes, so that what is typed in one place is what another shows', () => {
  for (const typed of [0.001, 45, 120, 120.25, 99_999.999]) {
    assert.equal(toKilobytes(toBytes(typed)), typed);
    assert.equal(formatKilobytes(toBytes(typed)), `${typed} kB`);
  }
});

it('shows every byte, so that a size over its budget never reads as its budget', () => {
  assert.deepEqual([120_001, 120_000].map(formatKilobytes), ['120.001 kB', '120 kB']);
});
