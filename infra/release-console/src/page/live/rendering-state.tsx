import { HOST_NAME } from '@souk/contracts';
import { Badge, tokens } from '@souk/ui';
import styled from 'styled-components';
import { Moment } from '../frame/moment.tsx';
import { Sentence } from '../frame/sentence.tsx';
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

/** Shows that only browsers render a remote's pages, with who switched that, when and why; nothing where edges do. */
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
        <p>
          <Sentence of={(time) => t('rendering.since', { time, actor: own.actor })}>
            <Moment at={own.switchedOffAt} />
          </Sentence>
          {' · '}
          <bdi>{own.reason}</bdi>
        </p>
      )}
    </Root>
  );
}
