import assert from 'node:assert/strict';
import { it } from 'node:test';
import { tidyNote } from './item-note.ts';

it('writes a note in one line, without control characters', () => {
  assert.equal(tidyNote('  no onions \n'), 'no onions');
  assert.equal(tidyNote('no\u0007 onions,\r\n\tplease'), 'no onions, please');
  assert.equal(tidyNote('\u202eno onions\u2066'), 'no onions');
  assert.equal(tidyNote('بدون بصل 🧅'), 'بدون بصل 🧅');
  assert.equal(tidyNote(' \n\u0000 '), '');
});
