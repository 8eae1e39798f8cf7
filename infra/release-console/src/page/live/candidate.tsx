import type { Judgement, LiveRelease } from '@souk/contracts';
import { Badge, tokens } from '@souk/ui';
import type { BadgeTone } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { moment, percent } from '../formats.ts';
import { judgementsQuery, propagationQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';

const { space, color, type } = tokens;

const Root = styled.div`
  display: grid;
  gap: ${space[2]};
  padding: ${space[3]} ${space[4]};
  border-radius: ${tokens.radius.m};
  box-shadow: inset 0 0 0 1px ${color.line};
  font: ${type.small};
  overflow-wrap: anywhere;

  strong {
    font: ${type.smallStrong};
  }
`;

type Canary = NonNullable<LiveRelease['canary']>;

/** What some visitors get, what comes next, and how it fares. */
export function Candidate({ remote, canary }: { remote: string; canary: Canary }) {
  const t = useText();
  const { channel } = useChannel();
  const { data: judgements = [] } = useQuery(judgementsQuery(channel));
  const { data: propagation } = useQuery(propagationQuery(channel));
  const { version, share } = canary;
  const judgement = judgements.find((it) => it.remote === remote && it.candidate === version);
  const pages = propagation?.releases[remote]?.[version];
  return (
    <Root role="group" aria-label={t('candidate.title')}>
      <strong>{t('candidate.gets', { version, share: percent(share) })}</strong>
      <span>{useNextStep(canary)}</span>
      {pages && (
        <span>
          {t('following.armed', { count: pages.armed })} · {t('following.shown', { count: pages.shown })}
        </span>
      )}
      {judgement && <Verdict judgement={judgement} />}
    </Root>
  );
}

function useNextStep({ share, rollout }: Canary): string {
  const t = useText();
  if (rollout?.status === 'paused') return t('candidate.paused', { share: percent(share) });
  if (!rollout?.nextAt) return t('candidate.waits');
  const next = rollout.steps[rollout.step + 1];
  const time = moment(rollout.nextAt);
  return next ? t('candidate.next', { share: percent(next.share), time }) : t('candidate.nextAll', { time });
}

const VERDICTS = {
  waiting: ['waiting', 'neutral'],
  'no difference seen': ['fine', 'success'],
  worse: ['worse', 'danger'],
  doubted: ['doubted', 'warning'],
} as const satisfies Record<Judgement['verdict'], readonly [string, BadgeTone]>;

function Verdict({ judgement }: { judgement: Judgement }) {
  const t = useText();
  const [key, tone] = VERDICTS[judgement.verdict];
  const { candidateFailed, candidateVisitors, controlFailed, controlVisitors } = judgement;
  const { doubts, failingNetworks, leftOut } = judgement;
  return (
    <>
      <span>
        <Badge tone={tone}>{t(`verdict.${key}`)}</Badge>
      </span>
      <span>
        {t('verdict.counts', { candidateFailed, candidateVisitors, controlFailed, controlVisitors })}
      </span>
      {doubts.includes('networks') && <span>{t('verdict.networks', { count: failingNetworks })}</span>}
      {doubts.includes('share') && <span>{t('verdict.share')}</span>}
      {leftOut > 0 && <span>{t('verdict.leftOut', { count: leftOut })}</span>}
    </>
  );
}
