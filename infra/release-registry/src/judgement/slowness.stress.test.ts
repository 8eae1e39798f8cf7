import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { generator } from '../testing/simulate-rollout.ts';
import { slowerRuns } from '../testing/simulate-slowness.ts';
import type { SimulatedSpeed } from '../testing/simulate-slowness.ts';
import { verdictOnFirst } from './failure-limit.ts';

const RUNS = 1000;
const percent = (runs: number, of = RUNS) => `${((runs / of) * 100).toFixed(0)} %`;

/** Releases that are no slower, on sites like real ones. */
const SITES: Record<string, Partial<SimulatedSpeed>> = {
  'most visitors alike': { spread: 0.4, slowDevices: 0 },
  'heavy tails': { spread: 1.2 },
  'a third on slow devices': { slowDevices: 0.33 },
  'visitors in bursts': {
    arrivals: (minute, random) => (minute % 10 === 0 ? 400 : Math.floor(random() * 10)),
  },
  'an hour of a slow network': { median: (minute) => (minute >= 20 && minute < 80 ? 2000 : 400) },
  'a canary of one per cent': { share: 0.01, visitors: 100, arrivals: () => 300 },
  'an activation with a holdback': { share: 0.9, visitors: 200 },
  'a tenth slower, which is tolerated': { ratio: { ready: 1.1, interaction: 1.1 } },
};

describe('a judgement of how fast releases are', () => {
  for (const [name, site] of Object.entries(SITES))
    it(`aborts at most 10 of 1,000 releases that are no slower: ${name}`, (t) => {
      const slower = slowerRuns(21, RUNS, site);
      t.diagnostic(`${slower} of ${RUNS}`);
      assert.ok(slower <= 10, `${slower} of ${RUNS}`);
    });

  it('catches a load and mount time of 1.5 times in 95 % of runs within 500 visitors of a 10 % canary', () => {
    const slower = slowerRuns(22, 200, { ratio: { ready: 1.5 } });
    assert.ok(slower >= 190, `${slower} of 200`);
  });

  it('catches a delay of interactions of 2 times in 95 % of runs within 500 visitors of a 10 % canary', () => {
    const slower = slowerRuns(23, 200, { ratio: { interaction: 2 } });
    assert.ok(slower >= 190, `${slower} of 200`);
  });

  it('says how often it catches other ratios, at other shares', (t) => {
    t.diagnostic('slower by the factor, caught within 500 timed visitors of the smaller side:');
    for (const share of [0.01, 0.1, 0.5, 0.9])
      for (const measure of ['ready', 'interaction'] as const) {
        const caught = [1.2, 1.3, 1.5, 2, 3].map((ratio) => {
          const arrivals = () => Math.max(50, Math.round(5 / share));
          const runs = slowerRuns(24, 100, { share, ratio: { [measure]: ratio }, arrivals });
          return `${ratio} times: ${percent(runs, 100)}`;
        });
        t.diagnostic(`${share * 100} %, ${measure}: ${caught.join(', ')}`);
      }
  });
});

describe('a judgement of a first release by its limit', () => {
  const worseRuns = (seed: number, rate: number, visitors = 500) => {
    const random = generator(seed);
    const run = () => {
      const candidate = { visitors: 0, failed: 0 };
      while (candidate.visitors < visitors) {
        candidate.visitors += 1;
        if (random() < rate) candidate.failed += 1;
        if (verdictOnFirst(0.05, candidate) === 'worse') return true;
      }
      return false;
    };
    return Array.from({ length: RUNS }, run).filter(Boolean).length;
  };

  it('aborts at most 10 of 1,000 releases that fail as often as the limit allows', () => {
    const worse = worseRuns(31, 0.05, 3000);
    assert.ok(worse <= 10, `${worse} of ${RUNS}`);
  });

  it('catches three times the limit in 95 % of runs within 500 visitors, and says how often others', (t) => {
    assert.ok(worseRuns(32, 0.15) >= 950);
    const caught = [0.07, 0.1, 0.15, 0.3].map(
      (rate) => `${Math.round(rate * 100)} %: ${percent(worseRuns(33, rate))}`,
    );
    t.diagnostic(`limit of 5 %, caught within 500 visitors: ${caught.join(', ')}`);
  });
});
