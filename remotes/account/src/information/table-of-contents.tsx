import type { MouseEvent } from 'react';
import { isPlainPress } from '@souk/remote-kit';
import { media, tokens } from '@souk/ui';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';

const { color, space, type } = tokens;

const Nav = styled.nav`
  padding: ${space[4]} ${space[5]};
  border-radius: ${tokens.radius.l};
  background: ${color.sunken};
  font: ${type.small};

  ${media.from999} {
    position: sticky;
    inset-block-start: 96px;
    max-block-size: calc(100dvh - 120px);
    overflow-y: auto;
  }
  @media print {
    display: none;
  }
`;
const Title = styled.h2`
  font: ${type.smallStrong};
  margin-block-end: ${space[2]};
`;
const Row = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 32px;
  color: ${color.inkSoft};

  &:hover {
    color: ${color.ink};
    text-decoration: underline;
  }
`;

/** Goes to a heading without an entry of the history; a press that asks for another tab is left to the browser. */
function goTo(id: string, event: MouseEvent): void {
  if (!isPlainPress(event)) return;
  event.preventDefault();
  const heading = document.getElementById(id);
  heading?.scrollIntoView({ block: 'start' });
  heading?.focus({ preventScroll: true });
}

/** The parts of a long page. */
export function TableOfContents({ sections }: { sections: readonly { id: string; title: string }[] }) {
  const t = useText();
  return (
    <Nav aria-labelledby="contents">
      <Title id="contents">{t('contents')}</Title>
      <ol>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <Row href={`#${id}`} onClick={(event) => goTo(id, event)}>
              {title}
            </Row>
          </li>
        ))}
      </ol>
    </Nav>
  );
}
