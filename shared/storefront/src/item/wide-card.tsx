import styled from 'styled-components';
import { tokens } from '@souk/ui';

/** The ground of cards whose picture stands beside their words. */
export const WideCard = styled.article<{ $picture: string }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $picture }) => $picture} minmax(0, 1fr);
  align-items: center;
  gap: ${tokens.space[4]};
  block-size: 100%;
  padding: ${tokens.space[3]};
  border-radius: ${tokens.radius.l};
  background: ${tokens.color.surface};
  box-shadow: inset 0 0 0 1px ${tokens.color.line};
  transition: box-shadow ${tokens.motion.calm};

  &:hover {
    box-shadow:
      inset 0 0 0 1px ${tokens.color.line},
      ${tokens.shadow.m};
  }
`;

export const WideFacts = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  justify-items: start;
  gap: ${tokens.space[1]};
`;

export const WideRow = styled.div`
  display: flex;
  align-items: center;
  justify-content: space-between;
  gap: ${tokens.space[2]};
  inline-size: 100%;
  min-block-size: 44px;

  > :last-child {
    flex: none;
    z-index: ${tokens.layer.raised};
  }

  /* A stepper stands below the price, which breaks into lines before a button would. */
  @media (max-width: 359px) {
    flex-wrap: wrap;
    row-gap: 0;

    > :first-child {
      flex: 1 1 4.5rem;
    }
    > :last-child {
      margin-inline-start: auto;
    }
  }
`;

export const WideText = styled.p`
  max-inline-size: 100%;
  overflow: hidden;
  font: ${tokens.type.small};
  color: ${tokens.color.inkSoft};
  text-overflow: ellipsis;
  white-space: nowrap;
`;
