import type { LiveRelease } from '@souk/contracts';
import { VisuallyHidden, tokens } from '@souk/ui';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { Moment } from '../frame/moment.tsx';
import { Sentence } from '../frame/sentence.tsx';
import { propagationQuery } from '../registry/queries.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';
import { Candidate } from './candidate.tsx';
import { RenderingState } from './rendering-state.tsx';
import { LiveBadge, TakenBack } from './live-badge.tsx';

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

/** Longer versions are hashes, which do not need a large font. */
const MAX_LARGE_VERSION = 14;

const Version = styled.p<{ $long: boolean }>`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: ${space[1]} ${space[3]};
  font: ${({ $long }) => ($long ? type.bodyStrong : type.title)};
  overflow-wrap: anywhere;
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
  const { action, actor, changedAt, reason } = live;
  return (
    <Root>
      <Head>
        <Heading>{remote}</Heading>
        {aside && <Aside>{aside}</Aside>}
      </Head>
      <Version $long={(live.stable?.length ?? 0) > MAX_LARGE_VERSION}>
        {live.stable === null ? (
          t('state.out')
        ) : (
          <>
            <bdi>{live.stable}</bdi>
            <LiveBadge />
          </>
        )}
      </Version>
      <TakenBack remote={remote} live={live} />
      <Facts>
        <Sentence of={(time) => t(`state.since.${action}`, { time, actor })}>
          <Moment at={changedAt} />
        </Sentence>
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
