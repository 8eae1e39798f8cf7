import { tokens } from '@souk/ui';
import styled from 'styled-components';

/** A raised piece of ground with something on it. */
export const Panel = styled.section`
  display: grid;
  gap: ${tokens.space[4]};
  align-content: start;
  min-inline-size: 0;
  padding: ${tokens.space[5]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: 0 0 0 1px ${tokens.color.line};
`;
