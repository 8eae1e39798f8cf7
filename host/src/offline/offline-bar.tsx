import { useFormats, useReadable } from '@souk/remote-kit';
import { aboveBottomBar, bottomBarHeight, tokens, WifiOff } from '@souk/ui';
import styled from 'styled-components';
import { useConnection } from './connection-context.ts';
import { useText } from './texts/texts.ts';

const { color, space } = tokens;

/** Above the page's foot, so that nothing on the page moves; what lies below can be pressed. */
const Place = styled.div`
  position: fixed;
  inset-inline: 0;
  inset-block-end: calc(${space[3]} + ${bottomBarHeight});
  z-index: ${tokens.layer.header};
  display: grid;
  justify-items: center;
  padding-inline: ${space[4]};
  pointer-events: none;
`;

const Bar = styled.p`
  display: flex;
  align-items: center;
  gap: ${space[2]};
  padding: ${space[2]} ${space[4]};
  border-radius: ${tokens.radius.l};
  background: ${color.inverse};
  color: ${color.onInverse};
  box-shadow: ${tokens.shadow.l};
  font: ${tokens.type.smallStrong};

  svg {
    flex: none;
  }
`;

/** Shows that there is no connection, and the age of the page (API-14). */
export function OfflineBar() {
  const t = useText();
  const { date, time } = useFormats();
  const { online, seenAt } = useReadable(useConnection());
  return (
    <Place ref={aboveBottomBar} role="status">
      {!online && seenAt !== null && (
        <Bar>
          <WifiOff size={18} aria-hidden />
          {t('offline', { date: date(seenAt), time: time(seenAt) })}
        </Bar>
      )}
    </Place>
  );
}
