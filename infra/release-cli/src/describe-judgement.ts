import type { Judgement, TimesCompared } from '@souk/contracts';

const VERDICTS: Record<Judgement['verdict'], string> = {
  waiting: 'too few visitors yet',
  'no difference seen': 'no difference seen',
  slower: 'slower',
  worse: 'worse',
  doubted: 'doubted, somebody has to look',
};

/** How a candidate fares beside its control, and why that is not believed, in one line. */
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
    ...(doubts.includes('share') ? ['another share of visitors than was given it'] : []),
    ...(leftOut > 0 ? [`${leftOut} pages left out, of networks that weigh enough`] : []),
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
