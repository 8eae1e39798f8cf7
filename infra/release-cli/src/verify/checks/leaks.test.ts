import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { growthOf, leaksOf } from './leaks.ts';

const level = (nodes: number, listeners = 10, rules = 100) => ({ nodes, listeners, rules });

describe('what a remote leaves behind', () => {
  it('is what grows with every stretch of switches, by how much a switch', () => {
    assert.deepEqual(leaksOf([level(500), level(550), level(600)], 25), ['2.0 DOM nodes a switch']);
    const all = leaksOf([level(1, 1, 1), level(26, 26, 26), level(51, 51, 51)], 25);
    assert.deepEqual(all, [
      '1.0 DOM nodes a switch',
      '1.0 event listeners a switch',
      '1.0 style rules a switch',
    ]);
  });

  it('is not a cache that fills once, nor a node or two', () => {
    assert.deepEqual(leaksOf([level(500), level(900), level(900)], 25), []);
    assert.deepEqual(leaksOf([level(500), level(500), level(900)], 25), []);
    assert.deepEqual(leaksOf([level(500), level(503), level(505)], 25), []);
  });

  it('is never less than nothing', () => {
    assert.deepEqual(leaksOf([level(900), level(500), level(100)], 25), []);
    assert.equal(
      growthOf([level(900), level(500), level(890, 12)]),
      'DOM nodes -10, event listeners +2, style rules +0',
    );
  });
});
