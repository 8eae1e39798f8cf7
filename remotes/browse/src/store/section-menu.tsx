import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { insetFocusRing, media, scrollRow, showInRow, tokens } from '@souk/ui';
import { BELOW_HEADER } from '../page/below-header.ts';
import { goToSection } from './go-to-section.ts';
import { useCurrentSection } from './use-current-section.ts';

const Menu = styled.nav`
  position: sticky;
  z-index: ${tokens.layer.header - 1};
  inset-block-start: ${BELOW_HEADER};
  margin-inline: calc(-1 * ${tokens.space.gutter});
  background: ${tokens.color.ground};
  border-block-end: 1px solid ${tokens.color.line};

  /* Like the header's bars. */
  ${media.low} {
    position: static;
  }
  ${media.from1180} {
    margin-inline: 0;
  }
`;
const Row = styled.ul`
  ${scrollRow}
  padding-inline: ${tokens.space.gutter};

  ${media.from1180} {
    padding-inline: 0;
  }

  li {
    flex: none;
  }
`;
const Entry = styled.a`
  display: flex;
  align-items: center;
  min-block-size: 52px;
  padding-inline: ${tokens.space[4]};
  border-block-end: 3px solid transparent;
  color: ${tokens.color.inkSoft};
  font: ${tokens.type.smallStrong};
  white-space: nowrap;
  ${insetFocusRing}

  &[aria-current] {
    border-color: ${tokens.color.accent};
    color: ${tokens.color.ink};
  }
  ${media.hover} {
    &:hover {
      color: ${tokens.color.ink};
    }
  }
`;

interface Props {
  label: string;
  sections: readonly { id: string; name: string }[];
}

/** Links to the parts of the page; they stay in sight, and the part that is read is marked (STR-7). */
export function SectionMenu({ label, sections }: Props) {
  const row = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(sections.map(({ id }) => id));
  useEffect(() => {
    const entry = row.current?.querySelector('[aria-current]');
    if (row.current && entry) showInRow(row.current, entry);
  }, [current]);
  return (
    <Menu aria-label={label}>
      <Row ref={row}>
        {sections.map(({ id, name }) => (
          <li key={id}>
            <Entry
              href={`#${id}`}
              aria-current={id === current ? 'location' : undefined}
              onClick={(event) => goToSection(id, event)}
            >
              {name}
            </Entry>
          </li>
        ))}
      </Row>
    </Menu>
  );
}
