import assert from 'node:assert/strict';
import { it } from 'node:test';
import { spellings } from './spellings.ts';

it('takes one for several and several for one, in both languages (SRC-8)', () => {
  assert.deepEqual(spellings('apples'), ['apples', 'apple']);
  assert.deepEqual(spellings('dishes'), ['dishes', 'dish', 'dishe']);
  assert.deepEqual(spellings('berries'), ['berries', 'berry', 'berrie']);
  assert.deepEqual(spellings('nappy'), ['nappy', 'nappies']);
  assert.deepEqual(spellings('كمامه'), ['كمامه', 'كمامات']);
  assert.deepEqual(spellings('سماعات'), ['سماعات', 'سماعه', 'سماع']);
});

it('leaves words alone whose ending means nothing (SRC-8)', () => {
  for (const word of ['swiss', 'gas', 'soy', '500', 'شاي', 'موز']) assert.deepEqual(spellings(word), [word]);
});

it('recognises an article before a word that is not finished (SRC-5)', () => {
  assert.deepEqual(spellings('العد'), ['العد', 'عد']);
  assert.deepEqual(spellings('ال'), ['ال']);
});
