import assert from 'node:assert/strict';
import { it } from 'node:test';
import { addressLabel } from './address-type.ts';

it('treats only what is no type of the form as a label (ADDR-1, ADDR-7)', () => {
  assert.deepEqual(['home', 'office', 'other', 'Grandma', ''].map(addressLabel), ['', '', '', 'Grandma', '']);
});
