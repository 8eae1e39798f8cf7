import type { LiveRelease } from '@souk/contracts';
import { ArrowRight, tokens } from '@souk/ui';
import { Link } from 'react-router-dom';
import styled from 'styled-components';
import { Panel } from '../frame/panel.ts';
import { Sparkline } from '../health/sparkline.tsx';
import { LiveState } from '../live/live-state.tsx';
import { RollBack } from '../live/roll-back.tsx';
import { useChannel } from '../state/channel-context.ts';
import { useText } from '../texts/texts.ts';

const { space } = tokens;

const Root = styled(Panel)`
  block-size: 100%;
  grid-template-rows: 1fr auto auto;
`;

const Details = styled(Link)`
  display: inline-flex;
  align-items: center;
  gap: ${space[1]};
  min-block-size: 32px;
  font: ${tokens.type.smallStrong};
  color: ${tokens.color.accentStrong};

  &:hover {
    text-decoration: underline;
  }
  svg:dir(rtl) {
    scale: -1 1;
  }
`;

/** One remote: its state first, then the one button. */
export function RemoteCard({ remote, live }: { remote: string; live: LiveRelease }) {
  const t = useText();
  const { channel } = useChannel();
  return (
    <Root as="article" aria-label={remote}>
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
      <RollBack remote={remote} live={live} beside="link" />
    </Root>
  );
}
