import { tokens } from '@souk/ui';
import styled from 'styled-components';
import { CashbackLine } from './cashback-line.tsx';

const Box = styled.div`
  display: grid;
  gap: ${tokens.space[3]};
`;

const Line = styled.div`
  padding-inline: ${tokens.space[4]};
  border-radius: ${tokens.radius.m};
  background: ${tokens.color.accentSoft};
  color: ${tokens.color.accentStrong};
`;

/** The cashback offers in the flow of the cart (WAL-8). */
export const CashbackInCart = () => (
  <CashbackLine panelIs="below">
    {(line, panel) => (
      <Box>
        <Line>{line}</Line>
        {panel}
      </Box>
    )}
  </CashbackLine>
);
