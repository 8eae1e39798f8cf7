import type { ReactNode } from 'react';
import { tokens } from '@souk/ui';
import styled from 'styled-components';

const { color, space } = tokens;

const Card = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};

  h3 {
    font: ${tokens.type.subtitle};
  }
`;

/** A line of words that explains. */
export const Soft = styled.p`
  font: ${tokens.type.small};
  color: ${color.inkSoft};
  overflow-wrap: anywhere;
`;

/** A part of an order's page, under its heading. */
export function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Card aria-label={title}>
      <h3>{title}</h3>
      {children}
    </Card>
  );
}
