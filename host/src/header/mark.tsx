import { tokens } from '@souk/ui';
import styled from 'styled-components';

const Drawing = styled.svg`
  flex: none;
  inline-size: 36px;
  block-size: 36px;
`;

const Ground = styled.rect`
  fill: ${tokens.color.accent};
`;

const Line = styled.path`
  fill: none;
  stroke: ${tokens.color.onAccent};
  stroke-width: 3;
  stroke-linecap: round;
  stroke-linejoin: round;
`;

/** Souk's mark: the awning of a market stall. */
export function Mark() {
  return (
    <Drawing viewBox="0 0 36 36" aria-hidden focusable="false">
      <Ground width="36" height="36" rx="11" />
      <Line d="M9 11h18l2 6.2a3.4 3.4 0 0 1-5.5 2.1 3.5 3.5 0 0 1-5.5 0 3.5 3.5 0 0 1-5.5 0A3.4 3.4 0 0 1 7 17.2zM10.5 21v6.5h15V21" />
    </Drawing>
  );
}
