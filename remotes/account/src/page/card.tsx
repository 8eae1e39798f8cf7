import { useId } from 'react';
import type { ReactNode } from 'react';
import { tokens } from '@souk/ui';
import styled, { css } from 'styled-components';

const { color, space } = tokens;

/** The frame of a part of a page. */
export const cardFrame = css`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${space[4]};
  padding: ${space[5]};
  border: 1px solid ${color.line};
  border-radius: ${tokens.radius.l};
  background: ${color.surface};
`;
const Section = styled.section`
  ${cardFrame}

  > header {
    display: grid;
    gap: ${space[1]};
  }
  h2,
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

interface Props {
  title: string;
  text?: string;
  /** Of its heading; 3 where the page has a heading between its own and this one. Default: 2. */
  level?: 2 | 3;
  children?: ReactNode;
}

/** A part of an account page with its heading. */
export function Card({ title, text, level = 2, children }: Props) {
  const id = useId();
  const Heading = `h${level}` as const;
  return (
    <Section aria-labelledby={id}>
      <header>
        <Heading id={id}>{title}</Heading>
        {text && <Soft>{text}</Soft>}
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

/** The two buttons at the bottom of a dialog. */
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
