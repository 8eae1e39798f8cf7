import type { ReactNode } from 'react';
import { CircleAlert, tokens } from '@souk/ui';
import styled from 'styled-components';

const { color, space } = tokens;

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};
  box-shadow: inset 0 0 0 1px ${color.line};
  scroll-margin-block: 88px;
`;

/** Joined to the card before it, whose lower edge divides the two. */
const Row = styled.div`
  padding: ${space[2]} ${space[5]};
  border-end-start-radius: ${tokens.radius.l};
  border-end-end-radius: ${tokens.radius.l};
  background: ${color.surface};
  box-shadow:
    inset 1px 0 ${color.line},
    inset -1px 0 ${color.line},
    inset 0 -1px ${color.line};
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
  overflow-wrap: anywhere;

  svg {
    flex: none;
    margin-block-start: 2px;
  }
`;

/** What is wrong with a part of an order, in the part. `id` ties it to a control. */
export function CheckoutProblem({ id, children }: { id?: string; children: ReactNode }) {
  return (
    <Problem id={id}>
      <CircleAlert size={16} aria-hidden />
      <span>{children}</span>
    </Problem>
  );
}

export interface CheckoutCardProps {
  /** Absent where what is inside has a heading of its own. */
  title?: string;
  /** By which it is focused when something is missing in it. */
  id?: string;
  error?: string | null;
  children: ReactNode;
}

/** A single choice at the checkout, as one row of the card before it, which needs no card of its own (CHK-10). */
export function CheckoutRow({ children }: { children: ReactNode }) {
  // By which the checkout, whose release may be another, joins it to the card.
  return <Row data-checkout-row="">{children}</Row>;
}

/** One part of an order at the checkout, of whichever remote it is (CHK-10). */
export function CheckoutCard({ title, id, error, children }: CheckoutCardProps) {
  return (
    <Card as={title ? 'section' : 'div'} id={id} tabIndex={id ? -1 : undefined} aria-label={title}>
      {title && <Heading>{title}</Heading>}
      {error && <CheckoutProblem>{error}</CheckoutProblem>}
      {children}
    </Card>
  );
}
