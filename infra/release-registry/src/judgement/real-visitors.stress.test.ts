import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { worseRuns } from '../testing/simulate-rollout.ts';
import type { SimulatedSite } from '../testing/simulate-rollout.ts';

const RUNS = 1000;
const percent = (runs: number) => `${((runs / RUNS) * 100).toFixed(1)} %`;
const isHour = (minute: number, from: number) => minute >= from && minute < from + 60;

/** Releases that are no worse, on sites like real ones. */
const SITES: Record<string, Partial<SimulatedSite>> = {
  'independent pages': {},
  ...Object.fromEntries(
    [0.003, 0.01, 0.03].flatMap((alwaysFailing) =>
      [3, 5, 10].map((pages) => [
        `${alwaysFailing * 100} % of visitors always fail, ${pages} pages each`,
        { alwaysFailing, pages, pageRate: () => 0.001 },
      ]),
    ),
  ),
  'visitors in bursts': {
    alwaysFailing: 0.01,
    pages: 5,
    pageRate: () => 0.001,
    arrivals: (minute, random) => (minute % 10 === 0 ? 400 : Math.floor(random() * 10)),
  },
  'an API that fails for ten minutes': {
    pages: 5,
    pageRate: (minute) => (minute >= 15 && minute < 25 ? 0.6 : 0.005),
  },
  'an hour of a flaky network': {
    pages: 5,
    pageRate: (minute) => (isHour(minute, 10) ? 0.1 : 0.005),
    candidates: 800,
  },
};

describe('a judgement of real visitors', () => {
  for (const [name, site] of Object.entries(SITES))
    it(`aborts at most 10 of 1,000 releases that are no worse: ${name}`, (t) => {
      const worse = worseRuns(5, RUNS, site);
      t.diagnostic(`${worse} of ${RUNS}`);
      assert.ok(worse <= 10, `${worse} of ${RUNS}`);
    });

  it('catches a rise from 1 % to 5 % of visitors in 95 % of runs within 500 visitors of a 10 % canary', () => {
    const worse = worseRuns(6, RUNS, { candidateRate: 0.04 / 0.99 });
    assert.ok(worse >= 950, `${worse} of ${RUNS}`);
  });

  it('says how often it catches other rises, at other shares', (t) => {
    t.diagnostic('rise of failing visitors from 1 %, caught within 500 visitors of the candidate:');
    for (const [kind, share] of [
      ['canary', 0.01],
      ['canary', 0.05],
      ['canary', 0.1],
      ['canary', 0.25],
      ['canary', 0.5],
      ['activation', 0.9],
    ] as const) {
      const caught = [0.02, 0.03, 0.05, 0.1].map((rate) => {
        const runs = worseRuns(7, RUNS, {
          kind,
          share,
          candidateRate: (rate - 0.01) / 0.99,
          arrivals: () => Math.max(50, Math.round(5 / share)),
        });
        return `to ${rate * 100} %: ${percent(runs)}`;
      });
      t.diagnostic(`${kind} at ${share * 100} %: ${caught.join(', ')}`);
    }
  });
});
