import type { ReactNode } from 'react';
import { CircleAlert, tokens } from '@souk/ui';
import styled from 'styled-components';
import { partId } from '../order/focus-part.ts';
import type { Part } from '../order/order-schema.ts';

const { color, space } = tokens;

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  scroll-margin-block-start: 88px;
`;

const Heading = styled.h2`
  font: ${tokens.type.subtitle};
`;

const Problem = styled.p`
  display: flex;
  align-items: flex-start;
  gap: ${space[2]};
  font: ${tokens.type.smallStrong};
  color: ${color.danger};

  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

/** What is wrong with a part, beside it. */
export function PartProblem({ children }: { children: ReactNode }) {
  return (
    <Problem>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </Problem>
  );
}

interface Props {
  /** Absent where what is inside has a heading of its own. */
  title?: string;
  /** What can be missing here. */
  part?: Part;
  error?: string | null;
  children: ReactNode;
}

/** One part of the order, with its heading and what is missing in it. */
export function PartCard({ title, part, error, children }: Props) {
  return (
    <Card as={title ? 'section' : 'div'} id={part && partId(part)} tabIndex={part && -1} aria-label={title}>
      {title && <Heading>{title}</Heading>}
      {error && <PartProblem>{error}</PartProblem>}
      {children}
    </Card>
  );
}
