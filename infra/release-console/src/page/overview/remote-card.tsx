import type { LiveRelease } from '@souk/contracts';
import { ArrowRight, TriangleAlert, tokens } from '@souk/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Panel } from '../frame/panel.ts';
import { Sparkline } from '../health/sparkline.tsx';
import { LiveState } from '../live/live-state.tsx';
import { MainAction } from '../live/main-action.tsx';
import { isTrouble } from '../live/trouble.ts';
import type { Condition } from '../live/trouble.ts';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';

const { space, color } = tokens;

const Root = styled(Panel)<{ $trouble: boolean }>`
  block-size: 100%;
  grid-template-rows: ${({ $trouble }) => ($trouble ? 'auto 1fr auto auto' : '1fr auto auto')};
  ${({ $trouble }) => $trouble && `box-shadow: 0 0 0 2px ${color.danger};`}
`;

const Trouble = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  font: ${tokens.type.smallStrong};
  color: ${color.danger};

  svg {
    flex: none;
  }
`;

const Details = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 32px;
  font: ${tokens.type.smallStrong};
  color: ${color.accentStrong};

  &:hover {
    text-decoration: underline;
  }
  svg:dir(rtl) {
    scale: -1 1;
  }
`;

interface Props {
  remote: string;
  live: LiveRelease;
  condition: Condition;
}

/** One remote: what is wrong with it, its state, and the way back. */
export function RemoteCard({ remote, live, condition }: Props) {
  const t = useText();
  const { channel } = useChannel();
  return (
    <Root as="article" aria-label={remote} $trouble={isTrouble(condition)}>
      {isTrouble(condition) && (
        <Trouble>
          <TriangleAlert size={18} aria-hidden />
          {t(`trouble.${condition}`)}
        </Trouble>
      )}
      <LiveState
        remote={remote}
        live={live}
        heading="h2"
        aside={
          <Details to={`/channels/${channel}/remotes/${remote}`} aria-label={t('remote.open', { remote })}>
            {t('remote.openShort')}
            <ArrowRight size={16} aria-hidden />
          </Details>
        }
      />
      <Sparkline remote={remote} />
      <MainAction remote={remote} live={live} condition={condition} beside="link" />
    </Root>
  );
}
