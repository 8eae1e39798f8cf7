import { useId } from 'react';
import type { ReactNode } from 'react';
import { tokens } from '@souk/ui';
import styled from 'styled-components';

const { color, space } = tokens;

const Section = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};

  > header {
    display: grid;
    gap: ${space[1]};
  }
  h2 {
    font: ${tokens.type.subtitle};
  }
`;
const Text = styled.p`
  font: ${tokens.type.small};
  color: ${color.inkSoft};
`;

/** A part of an account page with its heading. */
export function Card({ title, text, children }: { title: string; text?: string; children?: ReactNode }) {
  const id = useId();
  return (
    <Section aria-labelledby={id}>
      <header>
        <h2 id={id}>{title}</h2>
        {text && <Text>{text}</Text>}
      </header>
      {children}
    </Section>
  );
}

/** A column of cards, or of fields in one. */
export const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[5]};
`;

/** Buttons in a row, which wraps on a phone. */
export const Actions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};
`;

/** The two buttons at the foot of a dialog. */
export const DialogActions = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: ${space[3]};

  > * {
    flex: 1;
  }
`;

/** What a form as a whole could not do. */
export const FormProblem = styled.p`
  padding: ${space[3]} ${space[4]};
  border-radius: ${tokens.radius.m};
  background: ${color.dangerSoft};
  color: ${color.danger};
  font: ${tokens.type.small};
  white-space: pre-line;
`;
