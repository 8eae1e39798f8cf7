import assert from 'node:assert/strict';
import { it } from 'node:test';
import { compositions } from './compositions.ts';
import type { Composition } from './composition.ts';

const all = compositions();

it('draws the cover of every store sharp enough to stand across a page on a dense screen (STR-7)', () => {
  const covers = all.filter(({ name }) => name.startsWith('covers/'));
  assert.ok(covers.length > 0);
  assert.deepEqual(
    covers.filter(({ wide }) => !wide).map(({ name }) => name),
    [],
  );
});

it('draws no two items alike, and no raw drumstick', () => {
  const seen = new Map<string, string>();
  const show = ({ backdrop, things }: Composition) => JSON.stringify([backdrop, things]);
  for (const item of all.filter(({ name }) => name.startsWith('items/'))) {
    assert.equal(seen.get(show(item)), undefined, item.name);
    seen.set(show(item), item.name);
    assert.doesNotMatch(show(item), /🍗/, item.name);
  }
});
