import assert from 'node:assert/strict';
import { it } from 'node:test';
import { setTimeout as pause } from 'node:timers/promises';
import { aRelease } from '../testing/releases.ts';
import { unlessDown } from './damaged-files.ts';

const { record } = aRelease('food', '1.0.0');

it('does not hold a kill up while the store of files hangs, and still finds what is damaged otherwise', async () => {
  const end = new AbortController();
  const hanging = unlessDown({ verify: () => pause(60_000, ['remoteEntry.js'], end) }, 1);
  assert.deepEqual([await hanging.verify(record), await hanging.verify(record)], [[], []]);
  end.abort();
  const answering = unlessDown({ verify: async () => ['remoteEntry.js'] });
  assert.deepEqual(await answering.verify(record), ['remoteEntry.js']);
});
