import { Tabs as Radix } from 'radix-ui';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { direction } from '@souk/i18n';
import styled from 'styled-components';
import { insetFocusRing } from './focus-ring.ts';
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

const Root = styled(Radix.Root)`
  min-inline-size: 0;
`;

const Row = styled(Radix.List)`
  display: flex;
  gap: ${space[2]};
  overflow-x: auto;
  scrollbar-width: none;
  padding-block: ${space[1]};
`;

const Tab = styled(Radix.Trigger)`
  flex: none;
  min-block-size: 40px;
  padding: ${space[2]} ${space[4]};
  border-radius: ${tokens.radius.round};
  background: ${color.sunken};
  color: ${color.inkSoft};
  font: ${tokens.type.smallStrong};
  transition: background-color ${tokens.motion.fast};
  ${insetFocusRing}

  &[data-state='active'] {
    background: ${color.inverse};
    color: ${color.onInverse};
  }
  ${media.hover} {
    &:hover:not([data-state='active']) {
      color: ${color.ink};
      background: ${color.line};
    }
  }
`;

const Panel = styled(Radix.Content)`
  margin-block-start: ${space[4]};
`;

export function Tabs({ label, tabs, selected, onSelect, children }: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const tab = row.current?.querySelector('[aria-selected=true]');
    if (row.current && tab) showInRow(row.current, tab);
  }, [selected]);
  return (
    <Root value={selected} onValueChange={onSelect} dir={direction()}>
      <Row ref={row} aria-label={label}>
        {tabs.map((tab) => (
          <Tab key={tab.id} value={tab.id}>
            {tab.label}
          </Tab>
        ))}
      </Row>
      <Panel value={selected}>{children}</Panel>
    </Root>
  );
}
