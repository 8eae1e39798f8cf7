import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { columns } from './columns.ts';
import { PLAIN, createScreen } from './screen.ts';

const NOW = Date.parse('2026-03-10T12:00:00.000Z');

describe('what souk prints', () => {
  it('has colours and times relative to now on a terminal', () => {
    const screen = createScreen({ colour: true, now: NOW });
    assert.equal(screen.bad('killed'), '\u001b[31mkilled\u001b[39m');
    assert.equal(screen.time('2026-03-10T11:57:00.000Z'), '3 min ago');
  });

  it('has exact times and no colours in a file or a pipe', () => {
    assert.equal(PLAIN.bad('killed'), 'killed');
    assert.equal(PLAIN.time('2026-03-10T11:57:00.000Z'), '2026-03-10T11:57:00.000Z');
  });

  it('is aligned in columns whatever the colours', () => {
    const { good } = createScreen({ colour: true, now: NOW });
    const [first = '', second = ''] = columns([
      [good('food'), '1.0.0'],
      ['grocery', '1.0.0'],
    ]);
    assert.equal(first, `${good('food')}     1.0.0`);
    assert.equal(second, 'grocery  1.0.0');
  });
});
