import type { Judgement, TimesCompared } from '@souk/contracts';
import { Badge } from '@souk/ui';
import type { BadgeTone } from '@souk/ui';
import { milliseconds, percent } from '../formats.ts';
import { useText } from '../texts/texts.ts';

const VERDICTS = {
  waiting: ['waiting', 'neutral'],
  'no difference seen': ['fine', 'success'],
  slower: ['slower', 'warning'],
  worse: ['worse', 'danger'],
  doubted: ['doubted', 'warning'],
} as const satisfies Record<Judgement['verdict'], readonly [string, BadgeTone]>;

/** Of a first release, which is compared with a limit, and with nothing before it. */
const OF_FIRST = {
  ...VERDICTS,
  'no difference seen': ['withinLimit', 'success'],
  worse: ['failing', 'danger'],
} as const;

/** How a candidate compares with its control, and why the result is doubted. */
export function Verdict({ judgement }: { judgement: Judgement }) {
  const t = useText();
  const { candidateFailed, candidateVisitors, controlFailed, controlVisitors } = judgement;
  const { control, failureLimit, verdict, doubts, failingNetworks, leftOut, slowness } = judgement;
  const [key, tone] = (control === null ? OF_FIRST : VERDICTS)[verdict];
  return (
    <>
      <span>
        <Badge tone={tone}>{t(`verdict.${key}`)}</Badge>
      </span>
      <span>
        {control === null
          ? t('verdict.countsOfFirst', {
              candidateFailed,
              candidateVisitors,
              limit: percent(failureLimit ?? 0),
            })
          : t('verdict.counts', { candidateFailed, candidateVisitors, controlFailed, controlVisitors })}
      </span>
      {slowness && (
        <>
          <Times what="ready" times={slowness.ready} />
          <Times what="interaction" times={slowness.interaction} />
        </>
      )}
      {doubts.includes('networks') && <span>{t('verdict.networks', { count: failingNetworks })}</span>}
      {doubts.includes('slow-networks') && (
        <span>{t('verdict.slowNetworks', { count: slowness?.slowNetworks ?? 0 })}</span>
      )}
      {doubts.includes('share') && <span>{t('verdict.share')}</span>}
      {leftOut > 0 && <span>{t('verdict.leftOut', { count: leftOut })}</span>}
    </>
  );
}

function Times({ what, times }: { what: 'ready' | 'interaction'; times: TimesCompared }) {
  const t = useText();
  const { candidateMs, controlMs } = times;
  if (candidateMs === null || controlMs === null) return null;
  return (
    <span>
      {t(`verdict.${what}`, { candidate: milliseconds(candidateMs), control: milliseconds(controlMs) })}
    </span>
  );
}
