import { Check } from '../icons.ts';
import { DropdownMenu } from 'radix-ui';
import { useRef } from 'react';
import type { FocusEvent, ReactElement, ReactNode } from 'react';
import { direction } from '@souk/i18n';
import styled, { css, keyframes } from 'styled-components';
import { tokens } from '../tokens.ts';
import { OPENER } from '../focused-element.ts';

export interface MenuItem {
  id: string;
  label: string;
  icon?: ReactNode;
  onSelect(): void;
  /** Of the label, where that is not the page's language. */
  lang?: string;
  /** Given, the items are a choice of one, and this tells which. */
  selected?: boolean;
}

export interface MenuProps {
  /** The button that opens the menu; it must pass on its props and `ref`, as `Button` and `IconButton` do. */
  trigger: ReactElement;
  /** The menu's accessible name. */
  label: string;
  items: readonly MenuItem[];
}

interface MenuListProps extends MenuProps {
  triggerId: string;
  open: boolean;
  onOpenChange(open: boolean): void;
  /** Whether the first opening was by keyboard, which Radix was not there to see: the first entry then has the focus. */
  openedByKey: boolean;
}

const { color, space } = tokens;

const appear = keyframes`from { opacity: 0; translate: 0 -4px; }`;

const List = styled(DropdownMenu.Content)`
  z-index: ${tokens.layer.menu};
  min-inline-size: 200px;
  max-inline-size: min(320px, 100vi - 2rem);
  max-block-size: var(--radix-dropdown-menu-content-available-height);
  overflow-y: auto;
  padding: ${space[2]};
  border-radius: ${tokens.radius.l};
  background: ${color.raised};
  color: ${color.ink};
  box-shadow:
    0 0 0 1px ${color.line},
    ${tokens.shadow.l};
  animation: ${appear} 140ms ease-out;
`;

const entry = css`
  display: flex;
  align-items: center;
  gap: ${space[3]};
  min-block-size: 44px;
  padding: ${space[2]} ${space[3]};
  border-radius: ${tokens.radius.m};
  font: ${tokens.type.small};
  font-size: 0.9375rem;
  cursor: pointer;
  user-select: none;

  &[data-highlighted] {
    background: ${color.sunken};
    outline: none;
  }
  &[data-state='checked'] {
    color: ${color.accentStrong};
    font-weight: 550;
  }
  > svg {
    flex: none;
  }
`;

const Entry = styled(DropdownMenu.Item)`
  ${entry}
`;
const Choice = styled(DropdownMenu.RadioItem)`
  ${entry}
`;
const Tick = styled(DropdownMenu.ItemIndicator)`
  margin-inline-start: auto;
`;

/** The menu with its trigger, for `Menu`. */
export function MenuList({
  trigger,
  label,
  items,
  triggerId,
  open,
  onOpenChange,
  openedByKey,
}: MenuListProps) {
  const byKey = useRef(openedByKey);
  const focusFirst = ({ target, currentTarget }: FocusEvent<HTMLElement>) => {
    if (!byKey.current || target !== currentTarget) return;
    byKey.current = false;
    currentTarget.querySelector<HTMLElement>('[role^=menuitem]')?.focus();
  };
  const choice = items.some((item) => item.selected !== undefined);
  return (
    <DropdownMenu.Root modal={false} dir={direction()} open={open} onOpenChange={onOpenChange}>
      <DropdownMenu.Trigger asChild id={triggerId}>
        {trigger}
      </DropdownMenu.Trigger>
      <DropdownMenu.Portal>
        <List
          align="end"
          sideOffset={8}
          collisionPadding={12}
          aria-label={label}
          aria-labelledby={undefined}
          onFocus={focusFirst}
          {...{ [OPENER]: triggerId }}
        >
          {choice ? (
            <DropdownMenu.RadioGroup value={items.find((item) => item.selected)?.id ?? ''}>
              {items.map(({ id, icon, label: name, lang, onSelect }) => (
                <Choice key={id} value={id} lang={lang} onSelect={onSelect}>
                  {icon}
                  {name}
                  <Tick>
                    <Check size={18} aria-hidden />
                  </Tick>
                </Choice>
              ))}
            </DropdownMenu.RadioGroup>
          ) : (
            items.map(({ id, icon, label: name, lang, onSelect }) => (
              <Entry key={id} lang={lang} onSelect={onSelect}>
                {icon}
                {name}
              </Entry>
            ))
          )}
        </List>
      </DropdownMenu.Portal>
    </DropdownMenu.Root>
  );
}
