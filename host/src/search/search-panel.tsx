import { Clock, Search, Store, tokens, Zap } from '@souk/ui';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { useText } from './texts/texts.ts';
import type { SearchGroup, SearchOption } from './use-search-options.ts';

/** SRC-7 */
const MAX_HEIGHT_PX = 400;

const Plate = styled.div`
  position: absolute;
  z-index: ${tokens.layer.header};
  inset-inline: 0;
  inset-block-start: calc(100% + ${tokens.space[1]});
  max-block-size: min(${MAX_HEIGHT_PX}px, 60vh);
  padding: ${tokens.space[2]};
  overflow-y: auto;
  overscroll-behavior: contain;
  background: ${tokens.color.raised};
  border: 1px solid ${tokens.color.line};
  border-radius: ${tokens.radius.l};
  box-shadow: ${tokens.shadow.l};
`;
const Heading = styled.p`
  padding: ${tokens.space[2]} ${tokens.space[3]} ${tokens.space[1]};
  font: ${tokens.type.captionStrong};
  color: ${tokens.color.inkSoft};
`;
const Option = styled.div`
  display: flex;
  align-items: center;
  gap: ${tokens.space[3]};
  min-block-size: 44px;
  padding-inline: ${tokens.space[3]};
  border-radius: ${tokens.radius.m};
  cursor: pointer;
  overflow-wrap: anywhere;

  > svg {
    flex: none;
    color: ${tokens.color.inkFaint};
  }
  &:hover,
  &[aria-selected='true'] {
    background: ${tokens.color.sunken};
  }
`;
const Foot = styled.div`
  padding: ${tokens.space[1]} ${tokens.space[3]};
`;

const ICONS: Record<SearchOption['kind'], ReactNode> = {
  recent: <Clock size={18} aria-hidden />,
  suggested: <Zap size={18} aria-hidden />,
  item: <Search size={18} aria-hidden />,
  store: <Store size={18} aria-hidden />,
};
const HEADINGS = { recent: 'recent', suggested: 'suggested', item: 'items', store: 'stores' } as const;

interface Props {
  /** Options are named `<id>-<index>`, the list `<id>-list`. */
  id: string;
  open: boolean;
  groups: readonly SearchGroup[];
  active: number;
  onChoose(option: SearchOption): void;
  /** Below the list, outside of it. */
  foot?: ReactNode;
}

/** What may be searched for, below the box; focus stays in the box. */
export function SearchPanel({ id, open, groups, active, onChoose, foot }: Props) {
  const t = useText();
  /** Where a group begins in the whole list. */
  const startOf = (group: number) =>
    groups.slice(0, group).reduce((count, { options }) => count + options.length, 0);
  return (
    <Plate hidden={!open} onMouseDown={(event) => event.preventDefault()}>
      <div id={`${id}-list`} role="listbox" aria-label={t('suggestions')}>
        {groups.map(({ kind, options }, group) => (
          <div key={kind} role="group" aria-labelledby={`${id}-${kind}`}>
            <Heading id={`${id}-${kind}`}>{t(HEADINGS[kind])}</Heading>
            {options.map((option, at) => {
              const index = startOf(group) + at;
              return (
                <Option
                  key={`${option.name} ${option.slug ?? ''}`}
                  id={`${id}-${index}`}
                  role="option"
                  aria-selected={index === active}
                  onClick={() => onChoose(option)}
                >
                  {ICONS[kind]}
                  {option.name}
                </Option>
              );
            })}
          </div>
        ))}
      </div>
      {foot && <Foot>{foot}</Foot>}
    </Plate>
  );
}
