import type { Judgement, TimesCompared } from '@souk/contracts';

const VERDICTS: Record<Judgement['verdict'], string> = {
  waiting: 'too few visitors yet',
  'no difference seen': 'no difference seen',
  slower: 'slower',
  worse: 'worse',
  doubted: 'doubted, check the release',
};

/** The comparison of a candidate with its control, and doubts about it, in one line. */
export function describeJudgement(judgement: Judgement): string {
  const { remote, candidate, verdict, doubts, failingNetworks, leftOut, slowness } = judgement;
  return [
    `${remote} ${candidate}: ${VERDICTS[verdict]}`,
    failures(judgement),
    ...(slowness
      ? [...times('shown after', slowness.ready), ...times('answers within', slowness.interaction)]
      : []),
    ...(doubts.includes('networks') ? [`failures of too few networks (${failingNetworks})`] : []),
    ...(doubts.includes('slow-networks')
      ? [`slow in too few networks (${slowness?.slowNetworks ?? 0})`]
      : []),
    ...(doubts.includes('share') ? ['a different share of visitors than assigned'] : []),
    ...(leftOut > 0 ? [`${leftOut} pages over the limit of their network left out`] : []),
  ].join('; ');
}

function failures(judgement: Judgement): string {
  const { candidateFailed, candidateVisitors, controlFailed, controlVisitors, control } = judgement;
  const failed = `${candidateFailed} of ${candidateVisitors} visitors failed`;
  return control === null
    ? `${failed}, ${judgement.failureLimit} % may`
    : `${failed}, ${controlFailed} of ${controlVisitors} with ${control}`;
}

const times = (what: string, { candidateMs, controlMs }: TimesCompared) =>
  candidateMs === null || controlMs === null
    ? []
    : [`${what} ${candidateMs} ms for half, ${controlMs} ms before`];
