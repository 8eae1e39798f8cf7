import { tokens } from '@souk/ui';
import styled from 'styled-components';

const { color, space, type } = tokens;

/** A card of icon, words and what can be done, in one row. */
export const DeliveryCard = styled.div`
  display: flex;
  align-items: flex-start;
  gap: ${space[3]};
  padding: ${space[4]};
  padding-inline-end: ${space[2]};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};

  > svg {
    flex: none;
    margin-block-start: 2px;
    color: ${color.accentStrong};
  }
`;

export const Words = styled.div`
  flex: 1;
  display: grid;
  gap: ${space[1]};
  min-inline-size: 0;
  overflow-wrap: anywhere;
`;

export const Name = styled.p`
  font: ${type.bodyStrong};
`;

export const Line = styled.p`
  font: ${type.small};
  color: ${color.inkSoft};
`;
