import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import type { Judgement } from '@souk/contracts';
import { describeJudgement } from './describe-judgement.ts';

const judgement = (changes: Partial<Judgement>): Judgement => ({
  remote: 'food',
  candidate: '1.1.0',
  control: '1.0.0',
  failureLimit: null,
  candidateVisitors: 60,
  candidateFailed: 2,
  controlVisitors: 540,
  controlFailed: 15,
  failingNetworks: 2,
  leftOut: 0,
  evidence: 1,
  slowness: null,
  verdict: 'no difference seen',
  doubts: [],
  ...changes,
});

describe('the state of a candidate, in one line', () => {
  it('names what failed, and how long both took', () => {
    const timed = { candidateVisitors: 60, controlVisitors: 540 };
    const slowness = {
      ready: { ...timed, candidateMs: 900, controlMs: 430 },
      interaction: { ...timed, candidateMs: null, controlMs: 64 },
      slowNetworks: 0,
      evidence: 200,
    };
    assert.equal(
      describeJudgement(judgement({ slowness, verdict: 'slower' })),
      'food 1.1.0: slower; 2 of 60 visitors failed, 15 of 540 with 1.0.0; shown after 900 ms for half, 430 ms before',
    );
  });

  it('names the limit of a first release, which has nothing to compare with', () => {
    assert.equal(
      describeJudgement(judgement({ control: null, failureLimit: 5, controlVisitors: 0, controlFailed: 0 })),
      'food 1.1.0: no difference seen; 2 of 60 visitors failed, 5 % may',
    );
  });

  it('gives the reason why a person has to look, and what was left out', () => {
    assert.match(
      describeJudgement(judgement({ verdict: 'doubted', doubts: ['networks', 'share'], leftOut: 30 })),
      /doubted, check the release; .*; failures of too few networks \(2\); a different share .*; 30 pages over the limit/,
    );
  });
});
