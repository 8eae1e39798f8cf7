import type { LiveRelease } from '@souk/contracts';
import { tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import styled from 'styled-components';
import { percent } from '../formats.ts';
import { Moment } from '../frame/moment.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { judgementsQuery, propagationQuery, settingsQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';
import { CandidateBadge } from './live-badge.tsx';
import { Verdict } from './verdict.tsx';

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

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

type Canary = NonNullable<LiveRelease['canary']>;

interface CandidateProps {
  remote: string;
  canary: Canary;
  /** Nothing is live beside it. */
  isFirst: boolean;
}

/** What some visitors get, what comes next, and how it fares. */
export function Candidate({ remote, canary, isFirst }: CandidateProps) {
  const t = useText();
  const { channel } = useChannel();
  const { data: judgements = [] } = useQuery(judgementsQuery(channel));
  const { data: propagation } = useQuery(propagationQuery(channel));
  const { data: settings } = useQuery({ ...settingsQuery(channel, remote), enabled: isFirst });
  const { version, share } = canary;
  const isNotJudged = settings?.automatic === 'off' || settings?.failureLimit === null;
  const judgement = judgements.find((it) => it.remote === remote && it.candidate === version);
  const pages = propagation?.releases[remote]?.[version];
  return (
    <Root role="group" aria-label={t('candidate.title')}>
      <Head>
        <strong>
          <bdi>{version}</bdi>
        </strong>
        <CandidateBadge canary={canary} />
      </Head>
      <span>{t('candidate.gets', { share: percent(share) })}</span>
      <span>
        <NextStep canary={canary} />
      </span>
      {pages && (
        <span>
          {t('following.armed', { count: pages.armed })} · {t('following.shown', { count: pages.shown })}
        </span>
      )}
      {isNotJudged ? <span>{t('verdict.notJudged')}</span> : judgement && <Verdict judgement={judgement} />}
    </Root>
  );
}

function NextStep({ canary: { share, rollout } }: { canary: Canary }) {
  const t = useText();
  if (rollout?.status === 'paused') return t('candidate.paused', { share: percent(share) });
  if (!rollout?.nextAt) return t('candidate.waits');
  const next = rollout.steps[rollout.step + 1];
  const of = (time: string) =>
    next ? t('candidate.next', { share: percent(next.share), time }) : t('candidate.nextAll', { time });
  return (
    <Sentence of={of}>
      <Moment at={rollout.nextAt} />
    </Sentence>
  );
}
