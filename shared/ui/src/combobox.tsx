import { useId, useRef, useState } from 'react';
import type { HTMLAttributes, KeyboardEvent, ReactNode } from 'react';
import styled, { css } from 'styled-components';
import { ComboboxList } from './combobox-list.tsx';
import type { ComboboxGroup, ComboboxOption } from './combobox-list.tsx';
import { IconButton } from './icon-button.tsx';
import { Search, X } from './icons.ts';
import { Spinner } from './spinner.tsx';
import { tokens } from './tokens.ts';
import { VisuallyHidden } from './visually-hidden.ts';

type Look = 'field' | 'pill';

const LOOKS = {
  field: css`
    min-block-size: 3.25rem;
    padding-inline: ${tokens.space[4]} ${tokens.space[2]};
    background: ${tokens.color.surface};
    border: 1px solid ${tokens.color.lineStrong};
    border-radius: ${tokens.radius.m};
  `,
  pill: css`
    block-size: 44px;
    padding-inline: ${tokens.space[4]} ${tokens.space[1]};
    background: ${tokens.color.sunken};
    border: 1px solid transparent;
    border-radius: ${tokens.radius.round};
  `,
};
/** The greatest height of the list: of the search in the header (SRC-7), and in dialogs. */
const MAX_BLOCK_SIZES: Record<Look, string> = { field: '18rem', pill: 'min(400px, 60vh)' };
/** The least width of the list: on phones the header has little room for its box, and names are long. */
const MIN_INLINE_SIZES: Record<Look, string> = { field: '0', pill: 'min(22rem, 100vw - 2rem)' };

const Root = styled.div`
  position: relative;
`;
const Box = styled.div<{ $look: Look }>`
  display: flex;
  align-items: center;
  gap: ${tokens.space[2]};
  color: ${tokens.color.inkFaint};
  ${({ $look }) => LOOKS[$look]}

  &:focus-within {
    background: ${tokens.color.surface};
    border-color: ${tokens.color.accent};
    box-shadow: inset 0 0 0 1px ${tokens.color.accent};
  }
  > svg {
    flex: none;
  }
`;
const Input = styled.input`
  flex: 1;
  min-inline-size: 0;
  block-size: 40px;
  padding: 0;
  border: 0;
  background: none;
  color: ${tokens.color.ink};
  font: ${tokens.type.body};
  text-overflow: ellipsis;

  /* The box around it shows the focus. */
  &:focus-visible {
    outline: 0;
  }
  &::placeholder {
    color: ${tokens.color.inkSoft};
    opacity: 1;
  }
  &::-webkit-search-cancel-button {
    display: none;
  }
`;

export interface ComboboxProps<O extends ComboboxOption> {
  label: string;
  /** Of the field, in a form that is submitted without scripts. */
  name?: string;
  placeholder?: string;
  look?: Look;
  dir?: HTMLAttributes<HTMLElement>['dir'];
  value: string;
  onType(value: string): void;
  /** Whether what can be chosen is wanted: the box has the focus, and Escape was not pressed. */
  active: boolean;
  onActiveChange(active: boolean): void;
  /** Whether the list is shown; not where there is nothing to show. */
  open: boolean;
  groups: readonly ComboboxGroup<O>[];
  onChoose(option: O): void;
  /** Enter takes the first option where none is marked; else it is left to the form. */
  takesFirst?: boolean;
  /** Shows that options are being looked up. */
  busy?: boolean;
  listLabel: string;
  clearLabel: string;
  /** The announcement of the options for screen readers. */
  status?: string | undefined;
  /** Stands in the list where it has no options. */
  empty?: string | undefined;
  /** Below the options. */
  foot?: ReactNode;
}

/**
 * A box to type in with a list to choose from: the ARIA combobox, with focus in the box. Arrows mark an option and go round by
 * way of the box, Enter takes it, Escape closes the list.
 */
export function Combobox<O extends ComboboxOption>(props: ComboboxProps<O>) {
  const { look = 'field', value, active, open, groups, takesFirst, onType, onActiveChange, onChoose } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const [marked, setMarked] = useState(-1);
  const options = groups.flatMap((group) => group.options);

  const type = (text: string) => {
    setMarked(-1);
    onActiveChange(true);
    onType(text);
  };
  const leave = () => {
    setMarked(-1);
    onActiveChange(false);
  };
  const choose = (option: O) => {
    setMarked(-1);
    onChoose(option);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      // Escape means the list; the browser would empty the box, too.
      event.preventDefault();
      leave();
    }
    const option = options[takesFirst ? Math.max(marked, 0) : marked];
    if (event.key === 'Enter' && open && option) {
      event.preventDefault();
      choose(option);
    }
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (!step) return;
    onActiveChange(true);
    if (options.length === 0) return;
    event.preventDefault();
    // Before the first and behind the last there is the box itself.
    setMarked((at) => ((at + 1 + step + options.length + 1) % (options.length + 1)) - 1);
  };

  return (
    <Root
      onBlur={(event) => {
        if (!event.currentTarget.contains(event.relatedTarget)) leave();
      }}
    >
      <Box $look={look}>
        <Search size={20} aria-hidden />
        <Input
          ref={input}
          type="search"
          name={props.name}
          role="combobox"
          dir={props.dir}
          aria-label={props.label}
          aria-autocomplete="list"
          aria-expanded={open}
          aria-controls={`${id}-list`}
          aria-activedescendant={open && marked >= 0 ? `${id}-${marked}` : undefined}
          autoComplete="off"
          enterKeyHint="search"
          placeholder={props.placeholder}
          value={value}
          onChange={({ target }) => type(target.value)}
          onFocus={() => onActiveChange(true)}
          onClick={() => onActiveChange(true)}
          onKeyDown={onKeyDown}
        />
        {active && props.busy && <Spinner size={18} />}
        {value !== '' && (
          <IconButton
            size="s"
            label={props.clearLabel}
            icon={<X size={18} aria-hidden />}
            onClick={() => {
              type('');
              input.current?.focus();
            }}
          />
        )}
      </Box>
      <ComboboxList
        id={id}
        label={props.listLabel}
        open={open}
        groups={groups}
        active={marked}
        minInlineSize={MIN_INLINE_SIZES[look]}
        maxBlockSize={MAX_BLOCK_SIZES[look]}
        onChoose={choose}
        empty={props.empty}
        foot={props.foot}
      />
      <VisuallyHidden role="status">{props.status}</VisuallyHidden>
    </Root>
  );
}
