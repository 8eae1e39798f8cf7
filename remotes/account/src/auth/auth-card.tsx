import type { ReactNode } from 'react';
import { Container, tokens } from '@souk/ui';
import styled from 'styled-components';
import { textLink } from './text-link.ts';

const { color, space, type } = tokens;

const Place = styled(Container)`
  display: grid;
  justify-items: center;
  padding-block: ${space.section};
`;

const Card = styled.section`
  display: grid;
  gap: ${space[5]};
  inline-size: min(440px, 100%);
  padding: clamp(1.25rem, 4vw, 2.5rem);
  border-radius: ${tokens.radius.xl};
  background: ${color.surface};
  box-shadow: ${tokens.shadow.m};
`;

const Lead = styled.p`
  margin-block-start: ${space[2]};
  font: ${type.small};
  color: ${color.inkSoft};
`;

const Other = styled.p`
  text-align: center;
  font: ${type.small};

  a {
    ${textLink}
    font: ${type.smallStrong};
  }
`;

interface Props {
  title: string;
  lead: string;
  children: ReactNode;
  /** The way to the other of the two pages. */
  other: ReactNode;
}

/** The frame of the sign-in and sign-up pages. */
export function AuthCard({ title, lead, children, other }: Props) {
  return (
    <Place>
      <Card>
        <div>
          <h1>{title}</h1>
          <Lead>{lead}</Lead>
        </div>
        {children}
        <Other>{other}</Other>
      </Card>
    </Place>
  );
}
