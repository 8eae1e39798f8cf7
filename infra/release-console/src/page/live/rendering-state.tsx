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
  const ofAll = state && renderingOff(state, HOST_NAME);
  const own = state && renderingOff(state, remote);
  if (!own && !ofAll) return null;
  return (
    <Root>
      {ofAll && <Badge tone="warning">{t('rendering.offForAll')}</Badge>}
      {own && own !== ofAll && <Badge tone="warning">{t('rendering.off')}</Badge>}
      {own && (
        <p title={momentInFull(own.switchedOffAt)}>
          {t('state.since', { time: moment(own.switchedOffAt), actor: own.actor })} · <bdi>{own.reason}</bdi>
        </p>
      )}
    </Root>
  );
}
