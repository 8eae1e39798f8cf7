import { bottomBar, bottomNavigationHeight, Container, media, tokens, useMediaQuery } from '@souk/ui';
import styled from 'styled-components';
import { CashbackLine } from './cashback-line.tsx';

const LOW = media.low.replace('@media ', '');

/** Sticks to the foot of the window, above the navigation there, as the last part of the page, which ends above it. In a low window it only ends the page. */
const Bar = styled.aside`
  position: sticky;
  z-index: ${tokens.layer.raised};
  inset-block-end: ${bottomNavigationHeight};
  /* The navigation keeps clear of the window's edge by itself. */
  padding-block-end: max(0px, env(safe-area-inset-bottom) - ${bottomNavigationHeight});
  border-block-start: 1px solid ${tokens.color.line};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentStrong};

  ${media.low} {
    position: relative;
    inset-block-end: auto;
  }
`;

const Panel = styled.div`
  position: absolute;
  inset-block-end: calc(100% + ${tokens.space[3]});
  inset-inline-end: ${tokens.space[4]};
  inline-size: min(20rem, calc(100% - 2 * ${tokens.space[4]}));
  border-radius: ${tokens.radius.xl};
  color: ${tokens.color.ink};
  box-shadow: ${tokens.shadow.l};
`;

/** The cashback offers at the foot of the window, in a slim bar (LAN-3, WAL-8). */
export function CashbackBar() {
  const isLow = useMediaQuery(LOW);
  return (
    <CashbackLine panelIs="above">
      {(line, panel) => (
        // Where it does not stick, nothing has to keep clear of it.
        <Bar ref={isLow ? undefined : bottomBar}>
          <Container>{line}</Container>
          {panel && <Panel>{panel}</Panel>}
        </Bar>
      )}
    </CashbackLine>
  );
}
