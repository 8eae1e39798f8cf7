import type { Judgement, TimesCompared } from '@souk/contracts';
import type { Cohort } from '../judgement/sequential-test.ts';
import type { Judged } from './judgements.ts';

const PAUSED = 'The rollout is paused; look, then continue or abort it.';

const shareOf = ({ visitors, failed }: Cohort) =>
  `${failed} of ${visitors} visitors${visitors > 0 ? ` (${((failed / visitors) * 100).toFixed(1)} %)` : ''}`;

const inWords = (evidence: number) => `Evidence ${Math.floor(Math.min(evidence, 1e6))}, where 100 is enough.`;

/** The figures, as a reason. */
export function reasonOf(judgement: Judgement, judged: Judged, isPaused: boolean): string {
  const { candidate, control, evidence, failureLimit, doubts, failingNetworks, slowness, verdict } =
    judgement;
  const figures = failures(judgement, judged);
  const end = isPaused ? PAUSED : 'Look, then let it go on or abort it.';
  if (doubts.includes('share'))
    return `Another share of visitors reports ${candidate} than was given it: ${figures} The reports are made up, or pages with it cannot report. ${end}`;
  if (doubts.includes('networks'))
    return `${candidate} seems to fail more often than ${control ?? `${failureLimit} % of visitors`}, but in too few networks (${failingNetworks}) to be believed: ${figures} ${end}`;
  if (slowness && verdict === 'doubted')
    return `${candidate} seems to be slower than ${control}, but in too few networks (${slowness.slowNetworks}) to be believed: ${times(judgement)} ${end}`;
  if (slowness && verdict === 'slower')
    return `${candidate} is slower than ${control}: ${times(judgement)} ${inWords(slowness.evidence)}`;
  if (control === null)
    return `${candidate} fails with more than ${failureLimit} % of visitors: ${figures} ${inWords(evidence)}`;
  return `${candidate} fails more often than ${control}: ${figures} ${inWords(evidence)}`;
}

function failures({ control }: Judgement, { past, comparison }: Judged): string {
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
