import type { ReactNode, Ref } from 'react';
import styled from 'styled-components';
import { media, tokens } from '@souk/ui';
import { ViewAll } from './view-all.tsx';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[3]};

  ${media.from670} {
    gap: ${tokens.space[5]};
  }
`;
const Head = styled.header`
  display: flex;
  align-items: baseline;
  justify-content: space-between;
  gap: ${tokens.space[2]};

  > :first-child {
    min-inline-size: 0;
  }
`;
const Heading = styled.h2`
  font: ${tokens.type.headline};
  letter-spacing: -0.01em;
`;
const Subtitle = styled.p`
  margin-block-start: ${tokens.space[1]};
  color: ${tokens.color.inkSoft};
`;

export interface SectionProps {
  heading: string;
  subtitle?: string;
  /** The page that holds all of it; shown while a live release draws that page. */
  viewAll?: string;
  /** Stands at the end of the heading's row. */
  action?: ReactNode;
  ref?: Ref<HTMLElement>;
  busy?: boolean;
  children: ReactNode;
}

/** A part of a home with its heading. No landmark: its heading leads to it, and the carousel inside bears its name. */
export function Section({ heading, subtitle, viewAll, action, ref, busy, children }: SectionProps) {
  return (
    <Frame ref={ref} aria-busy={busy || undefined}>
      <Head>
        <div>
          <Heading>{heading}</Heading>
          {subtitle && <Subtitle>{subtitle}</Subtitle>}
        </div>
        {action}
        {viewAll && <ViewAll to={viewAll} of={heading} />}
      </Head>
      {children}
    </Frame>
  );
}
