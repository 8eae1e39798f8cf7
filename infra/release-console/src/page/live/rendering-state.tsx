import { HOST_NAME } from '@souk/contracts';
import { Badge, tokens } from '@souk/ui';
import styled from 'styled-components';
import { moment, momentInFull } from '../formats.ts';
import { useChannel } from '../state/channel-context.ts';
import { renderingOff } from '../state/rendering-off.ts';
import { useText } from '../texts/texts.ts';

const { space, type } = tokens;

const Root = styled.div`
  display: grid;
  gap: ${space[1]};
  justify-items: start;
  font: ${type.small};
  overflow-wrap: anywhere;
`;

/** That nobody but browsers renders a remote's pages, with who switched that, when and why; nothing where edges do. */
export function RenderingState({ remote }: { remote: string }) {
  const t = useText();
  const { state } = useChannel();
  const own = state && renderingOff(state, remote);
  const off = own ?? (state && renderingOff(state, HOST_NAME));
  if (!off) return null;
  const { switchedOffAt, actor, reason } = off;
  const isOfAll = off.remote === HOST_NAME;
  return (
    <Root>
      <Badge tone="warning">{t(isOfAll ? 'rendering.offForAll' : 'rendering.off')}</Badge>
      <p title={momentInFull(switchedOffAt)}>
        {t('state.since', { time: moment(switchedOffAt), actor })} · <bdi>{reason}</bdi>
      </p>
    </Root>
  );
}
