import assert from 'node:assert/strict';
import { it } from 'node:test';
import { slips } from './slips.ts';

it('takes a short word with one letter swapped, missing, doubled or wrong for what was meant (SRC-8)', () => {
  const meant = (typed: string, word: string) =>
    slips(typed).some((pattern) => new RegExp(`^${pattern.replaceAll('_', '.')}$`, 'u').test(word));
  for (const typed of ['mlik', 'mlk', 'mil', 'mmilk', 'milkk', 'mulk'])
    assert.ok(meant(typed, 'milk'), typed);
  for (const typed of ['حلبي', 'حلب', 'حليبب', 'حليت']) assert.ok(meant(typed, 'حليب'), typed);
  for (const typed of ['silky', 'ilkm', 'ml']) assert.ok(!meant(typed, 'milk'), typed);
});

it('leaves all but swapped letters of a long word to trigrams (SRC-8)', () => {
  assert.ok(slips('chikcen').includes('chicken'));
  assert.ok(slips('chikcen').every((pattern) => !pattern.includes('_')));
});
