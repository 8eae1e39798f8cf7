import assert from 'node:assert/strict';
import { describe, it } from 'node:test';
import { worseRuns } from '../testing/simulate-rollout.ts';
import { NO_MISFIT, isMisfit, weighShare } from './share-fit.ts';

describe('a judgement of real visitors', () => {
  it('is not misled by browsers in which every page fails', () => {
    const worse = worseRuns(11, 100, { alwaysFailing: 0.01, pages: 5, pageRate: () => 0.001 });
    assert.ok(worse <= 2, `${worse} of 100`);
  });

  it('catches a rise from 1 % to 5 % of visitors', () => {
    const worse = worseRuns(12, 100, { candidateRate: 0.04 / 0.99 });
    assert.ok(worse >= 93, `${worse} of 100`);
  });
});

describe('the share of visitors who report a candidate', () => {
  const misfits = (share: number, candidates: number, visitors: number) =>
    isMisfit(weighShare(NO_MISFIT, share, candidates, visitors));

  it('is accepted where it is as drawn, or close to it', () => {
    for (const [share, candidates, visitors] of [
      [0.01, 2, 100],
      [0.1, 63, 558],
      [0.1, 1050, 10_000],
      [0.9, 905, 1000],
      [0.5, 5, 20],
    ] as const)
      assert.equal(misfits(share, candidates, visitors), false, `${candidates} of ${visitors}`);
  });

  it('is rejected where it is made up, or where pages with the candidate stay silent', () => {
    for (const [share, candidates, visitors] of [
      [0.01, 40, 100],
      [0.1, 155, 650],
      [0.1, 0, 200],
      [0.9, 200, 400],
    ] as const)
      assert.equal(misfits(share, candidates, visitors), true, `${candidates} of ${visitors}`);
  });

  it('says nothing where all or no visitors have it', () => {
    assert.equal(weighShare(NO_MISFIT, 0, 9, 9), NO_MISFIT);
    assert.equal(weighShare(NO_MISFIT, 1, 0, 9), NO_MISFIT);
  });
});
