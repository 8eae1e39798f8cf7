import { useId } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { PageHead } from '@souk/contracts';
import { usePageHead } from '@souk/remote-kit';
import { tokens } from '@souk/ui';

const Frame = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[6]};
  padding-block-start: ${tokens.space[4]};
`;
const Head = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: end;
  justify-content: space-between;
  gap: ${tokens.space[4]};
`;
const Heading = styled.h1`
  font: ${tokens.type.headline};
  overflow-wrap: anywhere;
`;
const Text = styled.p`
  max-inline-size: 65ch;
  margin-block-start: ${tokens.space[1]};
  color: ${tokens.color.inkSoft};
`;

interface Props {
  heading: string;
  text?: string;
  /** What the page says of itself; by default its heading. */
  head?: PageHead;
  /** Stands at the end of the heading's row. */
  aside?: ReactNode;
  busy?: boolean;
  children: ReactNode;
}

/** A page of lists: its heading and what it shows. */
export function PageFrame({ heading, text, head, aside, busy, children }: Props) {
  const id = useId();
  usePageHead(head ?? { title: heading });
  return (
    <Frame aria-labelledby={id} aria-busy={busy || undefined}>
      <Head>
        <div>
          <Heading id={id}>{heading}</Heading>
          {text && <Text>{text}</Text>}
        </div>
        {aside}
      </Head>
      {children}
    </Frame>
  );
}
