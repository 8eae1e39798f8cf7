import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { compareBatch, startComparison, verdictOn, requiredPast } from './comparison.ts';
import { generator } from '../testing/simulate-rollout.ts';
import { NO_EVIDENCE, evidenceOf, weigh } from './sequential-test.ts';

interface Run {
  kind: 'canary' | 'activation';
  /** Of visitors, who get the candidate. */
  share: number;
  /** How many times as often the candidate fails. */
  times: number;
  /** By the number of the batch: the base rate may drift. */
  controlRate(batch: number): number;
  batchVisitors: number;
  /** Of the candidate, after which the run ends. */
  visitors: number;
}

function simulate(random: () => number, run: Run): 'worse' | 'good' {
  const many = (of: number, chance: number) => {
    let hits = 0;
    for (let at = 0; at < of; at += 1) if (random() < chance) hits += 1;
    return hits;
  };
  const cohort = (pages: number, rate: number) => ({ visitors: pages, failed: many(pages, rate) });
  const withPast = run.kind === 'activation';
  let comparison = startComparison(withPast);
  for (let at = 0; comparison.candidate.visitors < run.visitors; at += 1) {
    const candidate = Math.min(
      many(run.batchVisitors, run.share),
      run.visitors - comparison.candidate.visitors,
    );
    const rate = run.controlRate(at);
    const batch = {
      candidate: cohort(candidate, rate * run.times),
      control: cohort(run.batchVisitors - candidate, rate),
    };
    const past = cohort(requiredPast(comparison, batch), run.controlRate(0));
    comparison = compareBatch(comparison, batch, past);
    if (verdictOn(comparison, withPast) === 'worse') return 'worse';
  }
  return 'good';
}

function worseRuns(seed: number, runs: number, run: Run): number {
  const random = generator(seed);
  return Array.from({ length: runs }, () => simulate(random, run)).filter((end) => end === 'worse').length;
}

const steady = (rate: number) => () => rate;

describe('the judgement of a candidate', () => {
  const same = { times: 1, batchVisitors: 50 };
  for (const [name, run] of Object.entries({
    'a 10 % canary, 5 % of visitors failing': { kind: 'canary', share: 0.1, rate: 0.05, visitors: 1500 },
    'a 10 % canary, 0.1 % failing': { kind: 'canary', share: 0.1, rate: 0.001, visitors: 1500 },
    'a 1 % canary, 5 % failing': { kind: 'canary', share: 0.01, rate: 0.05, visitors: 150 },
    'half of visitors, 5 % failing': { kind: 'canary', share: 0.5, rate: 0.05, visitors: 3000 },
    'a 10 % holdback, 5 % failing': { kind: 'activation', share: 0.9, rate: 0.05, visitors: 3000 },
    'a 10 % holdback, 0.1 % failing': { kind: 'activation', share: 0.9, rate: 0.001, visitors: 3000 },
  } as const))
    it(`aborts at most 1 % of 1,000 runs without a difference, looked at after every batch: ${name}`, () => {
      const { rate, ...rest } = run;
      assert.ok(worseRuns(1, 1000, { ...same, ...rest, controlRate: steady(rate) }) <= 10);
    });

  it('is not misled when everything fails more often at once, and again less often', () => {
    const controlRate = (batch: number) => (batch % 40 < 20 ? 0.005 : 0.1);
    const run: Run = { ...same, kind: 'canary', share: 0.1, controlRate, visitors: 1000 };
    assert.ok(worseRuns(2, 1000, run) <= 10);
  });

  for (const [kind, share] of [
    ['canary', 0.1],
    ['activation', 0.9],
  ] as const)
    for (const batchVisitors of [20, 200])
      it(`catches a rise from 1 % to 5 % in 95 % of runs within 500 visitors: ${kind} at ${share * 100} %, batches of ${batchVisitors}`, () => {
        const run: Run = { kind, share, times: 5, controlRate: steady(0.01), batchVisitors, visitors: 500 };
        assert.ok(worseRuns(3, 1000, run) >= 950, `${worseRuns(3, 1000, run)} of 1,000`);
      });

  it('drops the past of a control that itself fails more often than it did', () => {
    const batch = { candidate: { visitors: 45, failed: 20 }, control: { visitors: 5, failed: 4 } };
    const after = compareBatch(startComparison(true), batch, { visitors: 400, failed: 4 });
    assert.equal(after.helped, null);
  });

  it('waits while there are too few visitors, however bad they are', () => {
    const batch = { candidate: { visitors: 9, failed: 9 }, control: { visitors: 500, failed: 0 } };
    const after = compareBatch(startComparison(false), batch, { visitors: 0, failed: 0 });
    assert.ok(evidenceOf(after.alone) > 100);
    assert.equal(verdictOn(after, false), 'waiting');
  });

  it('decides nothing where all visitors failed, none did, or one side is empty', () => {
    for (const [candidate, control] of [
      [
        { visitors: 9, failed: 9 },
        { visitors: 20, failed: 20 },
      ],
      [
        { visitors: 9, failed: 0 },
        { visitors: 20, failed: 0 },
      ],
      [
        { visitors: 9, failed: 5 },
        { visitors: 0, failed: 0 },
      ],
    ] as const)
      assert.deepEqual(weigh(NO_EVIDENCE, { candidate, control }), NO_EVIDENCE);
  });

  it('is a fair bet where there is no difference: over all outcomes the evidence means 1', () => {
    const [candidates, controls, failed] = [4, 9, 5];
    const choose = (of: number, at: number): number => (at === 0 ? 1 : (choose(of - 1, at - 1) * of) / at);
    let mean = 0;
    for (let hit = 0; hit <= Math.min(candidates, failed); hit += 1) {
      const chance =
        (choose(candidates, hit) * choose(controls, failed - hit)) / choose(candidates + controls, failed);
      const batch = {
        candidate: { visitors: candidates, failed: hit },
        control: { visitors: controls, failed: failed - hit },
      };
      mean += chance * evidenceOf(weigh(NO_EVIDENCE, batch));
    }
    assert.ok(Math.abs(mean - 1) < 1e-9);
  });

  it('stays finite with millions of visitors and thousands of failures', () => {
    const batch = {
      candidate: { visitors: 900_000, failed: 9_000 },
      control: { visitors: 100_000, failed: 1_000 },
    };
    assert.ok(weigh(NO_EVIDENCE, batch).every(Number.isFinite));
  });
});
