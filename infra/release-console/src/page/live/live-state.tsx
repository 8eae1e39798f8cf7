import type { LiveRelease } from '@souk/contracts';
import { VisuallyHidden, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { moment, momentInFull } from '../formats.ts';
import { propagationQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';
import { Candidate } from './candidate.tsx';
import { RenderingState } from './rendering-state.tsx';
import { LiveBadge } from './live-badge.tsx';

const { space, color, type } = tokens;

const Root = styled.div`
  display: grid;
  gap: ${space[3]};
  align-content: start;
  min-inline-size: 0;
`;

const Head = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
`;

const Aside = styled.div`
  margin-inline-start: auto;
`;

const Version = styled.p`
  font: ${type.headline};
  font-size: 1.5rem;
  overflow-wrap: anywhere;
  line-height: 1.25;
`;

const Facts = styled.p`
  font: ${type.small};
  color: ${color.inkSoft};
`;

const Reason = styled.p`
  font: ${type.small};
  padding-inline-start: ${space[3]};
  border-inline-start: 3px solid ${color.line};
  overflow-wrap: anywhere;
`;

interface Props {
  remote: string;
  live: LiveRelease;
  heading: 'h1' | 'h2';
  /** Stands at the end of the first line. */
  aside?: ReactNode;
}

/** What is live of a remote: which release, since when, by whom, why, and what is on its way. */
export function LiveState({ remote, live, heading: Heading, aside }: Props) {
  const t = useText();
  const { channel } = useChannel();
  const { data: propagation } = useQuery(propagationQuery(channel));
  const shown = live.stable ?? live.canary?.version ?? '';
  const pages = propagation?.releases[remote]?.[shown];
  const { actor, changedAt, reason } = live;
  return (
    <Root>
      <Head>
        <Heading>{remote}</Heading>
        <LiveBadge live={live} />
        {aside && <Aside>{aside}</Aside>}
      </Head>
      <Version>{live.stable === null ? t('state.out') : <bdi>{live.stable}</bdi>}</Version>
      <Facts title={momentInFull(changedAt)}>
        {t('state.since', { time: moment(changedAt), actor })}
        {pages !== undefined && (
          <>
            {' · '}
            {t('following.shown', { count: pages.shown })}
            {pages.armed > pages.shown && ` · ${t('following.armed', { count: pages.armed })}`}
          </>
        )}
      </Facts>
      {reason && (
        <Reason>
          <VisuallyHidden>{t('state.why')}: </VisuallyHidden>
          <bdi>{reason}</bdi>
        </Reason>
      )}
      <RenderingState remote={remote} />
      {live.canary && <Candidate remote={remote} canary={live.canary} isFirst={live.stable === null} />}
    </Root>
  );
}
