import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { waitSecondsOf } from './throttle.ts';

const START = new Date('2026-03-01T12:00:00Z');
const after = (seconds: number) => new Date(START.getTime() + seconds * 1000);
const DAY = 24 * 3600;

describe('the wait before the next one', () => {
  it('is none while some are free, then doubles up to the longest', () => {
    const waits = { free: 2, firstSeconds: 30, maxSeconds: 100 };
    const wait = (count: number) =>
      waitSecondsOf({ waits }, { count, startedAt: START, lastAt: START }, START);
    assert.deepEqual([0, 1, 2, 3, 4, 50].map(wait), [0, 0, 30, 60, 100, 100]);
  });

  it('passes with time', () => {
    const waits = { free: 1, firstSeconds: 60, maxSeconds: 600 };
    const wait = (seconds: number) =>
      waitSecondsOf({ waits }, { count: 1, startedAt: START, lastAt: after(10) }, after(seconds));
    assert.deepEqual([10, 40, 69, 70, 99].map(wait), [60, 30, 1, 0, 0]);
  });

  it('lasts to the end of the day where the day’s are used up', () => {
    const counted = { count: 3, startedAt: START, lastAt: after(60) };
    assert.equal(waitSecondsOf({ perDay: 3 }, counted, after(60)), DAY - 60);
    assert.equal(waitSecondsOf({ perDay: 3 }, counted, after(DAY)), 0);
    assert.equal(waitSecondsOf({ perDay: 4 }, counted, after(60)), 0);
  });
});
