import type { Judgement, TimesCompared } from '@souk/contracts';
import type { Cohort } from '../judgement/sequential-test.ts';
import type { JudgementRecord } from './judgements.ts';

const PAUSED = 'The rollout is paused. Check the release, then continue or abort it.';

const shareOf = ({ visitors, failed }: Cohort) =>
  `${failed} of ${visitors} visitors${visitors > 0 ? ` (${((failed / visitors) * 100).toFixed(1)} %)` : ''}`;

const inWords = (evidence: number) => `Evidence: ${Math.floor(Math.min(evidence, 1e6))} (100 is enough).`;

/** The figures, as a reason. */
export function reasonOf(judgement: Judgement, judged: JudgementRecord, isPaused: boolean): string {
  const { candidate, control, evidence, failureLimit, doubts, failingNetworks, slowness, verdict } =
    judgement;
  const figures = failures(judgement, judged);
  const end = isPaused ? PAUSED : 'Check the release, then let it continue or abort it.';
  if (doubts.includes('share'))
    return `The share of visitors that report ${candidate} differs from the share that got it: ${figures} Reports are forged, or pages that run it cannot report. ${end}`;
  if (doubts.includes('networks'))
    return `${candidate} seems to fail more often than ${control ?? `${failureLimit} % of visitors`}, but in too few networks (${failingNetworks}) to be trusted: ${figures} ${end}`;
  if (slowness && verdict === 'doubted')
    return `${candidate} seems to be slower than ${control}, but in too few networks (${slowness.slowNetworks}) to be trusted: ${times(judgement)} ${end}`;
  if (slowness && verdict === 'slower')
    return `${candidate} is slower than ${control}: ${times(judgement)} ${inWords(slowness.evidence)}`;
  if (control === null)
    return `${candidate} fails with more than ${failureLimit} % of visitors: ${figures} ${inWords(evidence)}`;
  return `${candidate} fails more often than ${control}: ${figures} ${inWords(evidence)}`;
}

function failures({ control }: Judgement, { past, comparison }: JudgementRecord): string {
  const of = `${shareOf(comparison.candidate)} met a failure`;
  if (control === null) return `${of}.`;
  const before = comparison.helped && past.visitors > 0 ? `, and ${shareOf(past)} before` : '';
  return `${of}, with ${control} ${shareOf(comparison.control)}${before}.`;
}

function times({ control, slowness }: Judgement): string {
  const compared = (
    what: string,
    { candidateVisitors, candidateMs, controlVisitors, controlMs }: TimesCompared,
  ) =>
    candidateMs === null || controlMs === null
      ? []
      : [
          `${what} ${candidateMs} ms for half of ${candidateVisitors} visitors, with ${control} ${controlMs} ms for half of ${controlVisitors}`,
        ];
  if (!slowness) return '';
  return `${[...compared('it is shown after', slowness.ready), ...compared('the page answers within', slowness.interaction)].join('; ')}.`;
}
