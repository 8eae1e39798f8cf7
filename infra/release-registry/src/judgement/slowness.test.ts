import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { slowerRuns } from '../testing/simulate-slowness.ts';
import { NOT_SLOWER, slownessOf, weighTimes } from './slowness-test.ts';
import type { TimedVisit } from './slowness-test.ts';

const visits = (candidates: number[], controls: number[]): TimedVisit[] => [
  ...candidates.map((milliseconds) => ({ isCandidate: true, milliseconds })),
  ...controls.map((milliseconds) => ({ isCandidate: false, milliseconds })),
];

describe('the test of slowness', () => {
  it('is a fair bet where the candidate takes what is tolerated: over all arrangements the evidence means 1', () => {
    const times = [90, 120, 120, 200, 450, 3000, 3000];
    let sum = 0;
    let arrangements = 0;
    for (let sides = 0; sides < 2 ** times.length; sides += 1) {
      const isCandidate = times.map((_, at) => (sides >> at) % 2 === 1);
      if (isCandidate.filter(Boolean).length !== 3) continue;
      arrangements += 1;
      const seen = times.map((time, at) => ({
        isCandidate: isCandidate[at] ?? false,
        milliseconds: isCandidate[at] ? (time / 10) * 11 : time,
      }));
      sum += slownessOf(weighTimes(NOT_SLOWER, seen));
    }
    assert.equal(arrangements, 35);
    assert.ok(Math.abs(sum / arrangements - 1) < 1e-9, String(sum / arrangements));
  });

  it('decides nothing on one side alone, nor where all waited equally long', () => {
    assert.deepEqual(weighTimes(NOT_SLOWER, []), NOT_SLOWER);
    assert.deepEqual(weighTimes(NOT_SLOWER, visits([9000, 8000], [])), NOT_SLOWER);
    assert.ok(slownessOf(weighTimes(NOT_SLOWER, visits([0, 0, 0], [0, 0, 0, 0]))) <= 1.000001);
  });

  it('gives no time more weight than the highest rank: an hour that is made up weighs like a second', () => {
    const others = Array.from({ length: 40 }, (_, at) => 100 + at);
    const with_ = (time: number) => slownessOf(weighTimes(NOT_SLOWER, visits([time], others)));
    assert.equal(with_(3_600_000), with_(1000));
    assert.ok(with_(1000) < 3);
  });

  it('stays finite with thousands of visitors', () => {
    const many = (count: number, time: number) => Array.from({ length: count }, (_, at) => time + at);
    assert.ok(weighTimes(NOT_SLOWER, visits(many(5000, 900), many(5000, 100))).every(Number.isFinite));
  });

  it('is not misled by slow devices and heavy tails, and catches what takes twice as long', () => {
    assert.ok(slowerRuns(41, 50, { spread: 1.2 }) <= 1);
    assert.ok(slowerRuns(42, 50, { ratio: { ready: 2 } }) >= 48);
  });
});
