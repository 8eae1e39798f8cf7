import type { Judgement } from '@souk/contracts';

const VERDICTS: Record<Judgement['verdict'], string> = {
  waiting: 'too few visitors yet',
  'no difference seen': 'no difference seen',
  worse: 'worse',
  doubted: 'doubted, somebody has to look',
};

/** How a candidate fares beside its control, and why that is not believed, in one line. */
export function describeJudgement(judgement: Judgement): string {
  const { remote, candidate, control, verdict, doubts, failingNetworks, leftOut } = judgement;
  const { candidateFailed, candidateVisitors, controlFailed, controlVisitors } = judgement;
  return [
    `${remote} ${candidate}: ${VERDICTS[verdict]}`,
    `${candidateFailed} of ${candidateVisitors} visitors failed, ${controlFailed} of ${controlVisitors} with ${control}`,
    ...(doubts.includes('networks') ? [`failures of too few networks (${failingNetworks})`] : []),
    ...(doubts.includes('share') ? ['another share of visitors than was given it'] : []),
    ...(leftOut > 0 ? [`${leftOut} pages left out, of networks that weigh enough`] : []),
  ].join('; ');
}
