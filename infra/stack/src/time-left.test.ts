import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { createTimeLeft } from './time-left.ts';

describe('how long a step of the start still takes', () => {
  it('follows from its pace, without what an earlier start had done', () => {
    let now = 0;
    const timeLeft = createTimeLeft(() => now);
    assert.equal(timeLeft(500, 1000), '');
    now = 10_000;
    assert.equal(timeLeft(600, 1000), ', about 40 s left');
    now = 20_000;
    assert.equal(timeLeft(550, 1000), ', about 3 min left');
  });

  it('is not shown too early, nor at the end', () => {
    let now = 0;
    const timeLeft = createTimeLeft(() => now);
    timeLeft(0, 9);
    now = 1_000;
    assert.equal(timeLeft(1, 9), '');
    now = 30_000;
    assert.equal(timeLeft(9, 9), '');
  });
});
