import assert from 'node:assert/strict';
import { it } from 'node:test';
import { openForms } from './open-forms.ts';

it('reads a few forms at a time, fewer of one network, and more as soon as one is answered', () => {
  const open = openForms(3, 2);
  const busy = { status: 503, code: 'busy', details: { text: 'files.busy', values: {}, retryAfter: 5 } };
  const answered = open('203.0.113.1');
  open('203.0.113.1');
  assert.throws(() => open('203.0.113.1'), busy);
  open('203.0.113.2');
  assert.throws(() => open('203.0.113.3'), busy);
  answered();
  open('203.0.113.1');
  assert.throws(() => open('203.0.113.3'), busy);
});
