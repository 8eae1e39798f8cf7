import { useEffect, useId, useRef } from 'react';
import type { KeyboardEvent, ReactNode } from 'react';
import { direction } from '@souk/i18n';
import styled from 'styled-components';
import { insetFocusRing } from './focus-ring.ts';
import { scrollRow } from './scroll-row.ts';
import { showInRow } from './show-in-row.ts';
import { media, tokens } from './tokens.ts';

export interface TabsProps {
  /** The accessible name of the row of tabs. */
  label: string;
  tabs: readonly { id: string; label: string }[];
  selected: string;
  onSelect(id: string): void;
  /** The panel of the selected tab. */
  children?: ReactNode;
}

const { color, space } = tokens;

const Root = styled.div`
  min-inline-size: 0;
`;

const Row = styled.div`
  ${scrollRow}
  gap: ${space[2]};
  padding-block: ${space[1]};
`;

const Tab = styled.button`
  flex: none;
  min-block-size: 40px;
  padding: ${space[2]} ${space[4]};
  border-radius: ${tokens.radius.round};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font: ${tokens.type.smallStrong};
  transition: background-color ${tokens.motion.fast};
  ${insetFocusRing}

  &[aria-selected='true'] {
    background: ${color.inverse};
    color: ${color.onInverse};
  }
  ${media.hover} {
    &:hover:not([aria-selected='true']) {
      color: ${color.ink};
      background: ${color.line};
    }
  }
`;

const Panel = styled.div`
  margin-block-start: ${space[4]};
`;

/** Which tab a key leads to from the one at `index`; arrows go round, in the direction of reading. */
function tabAfter(key: string, index: number, count: number): number | null {
  const forward = direction() === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return null;
  return (index + (key === forward ? 1 : count - 1)) % count;
}

/** A row of tabs with the panel of the selected one: one stop of the Tab key, in which arrows select. */
export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const id = useId();
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected=true]');
    if (row.current && tab) showInRow(row.current, tab);
  }, [selected]);
  const current = tabs.findIndex((tab) => tab.id === selected);
  const onKeyDown = (event: KeyboardEvent<HTMLElement>) => {
    const next = tabAfter(event.key, Math.max(current, 0), tabs.length);
    const tab = next === null ? undefined : tabs[next];
    if (next === null || !tab) return;
    event.preventDefault();
    onSelect(tab.id);
    const element = event.currentTarget.children[next];
    if (element instanceof HTMLElement) element.focus();
  };
  return (
    <Root>
      <Row ref={row} role="tablist" aria-label={label} aria-orientation="horizontal" onKeyDown={onKeyDown}>
        {tabs.map((tab, index) => (
          <Tab
            key={tab.id}
            id={`${id}-tab-${tab.id}`}
            type="button"
            role="tab"
            aria-selected={tab.id === selected}
            aria-controls={`${id}-panel`}
            tabIndex={index === Math.max(current, 0) ? 0 : -1}
            onClick={() => onSelect(tab.id)}
          >
            {tab.label}
          </Tab>
        ))}
      </Row>
      <Panel
        key={selected}
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-tab-${selected}`}
        tabIndex={0}
      >
        {children}
      </Panel>
    </Root>
  );
}
