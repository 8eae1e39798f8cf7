import { Fragment, useEffect } from 'react';
import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from './tokens.ts';

/** Something that can be chosen. */
export interface ComboboxOption {
  /** Tells it from the others of its list. */
  id: string;
  icon?: ReactNode;
  /** What stands in the list. */
  text: ReactNode;
}

/** A part of the list, under its heading where it has one. */
export interface ComboboxGroup<O extends ComboboxOption> {
  id: string;
  heading?: string;
  options: readonly O[];
}

const Plate = styled.div<{ $minInlineSize: string; $maxBlockSize: string }>`
  position: absolute;
  z-index: ${tokens.layer.header};
  inset-inline: 0;
  inset-block-start: calc(100% + ${tokens.space[1]});
  min-inline-size: ${({ $minInlineSize }) => $minInlineSize};
  max-block-size: ${({ $maxBlockSize }) => $maxBlockSize};
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
  padding: ${tokens.space[1]} ${tokens.space[3]};
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
/* As tall as an option: it covers the button below the box, which would show at its edges. */
const Empty = styled.p`
  display: flex;
  align-items: center;
  min-block-size: 44px;
  padding: ${tokens.space[2]} ${tokens.space[3]};
  color: ${tokens.color.inkSoft};
`;
const Foot = styled.div`
  padding: ${tokens.space[1]} ${tokens.space[3]};
`;

interface Props<O extends ComboboxOption> {
  /** Options are named `<id>-<index>`, the list `<id>-list`. */
  id: string;
  label: string;
  open: boolean;
  groups: readonly ComboboxGroup<O>[];
  /** Index of the marked option over all groups; -1 for none. */
  active: number;
  minInlineSize: string;
  maxBlockSize: string;
  onChoose(option: O): void;
  /** Stands in the place of the options where there are none; the status says the same to screen readers. */
  empty?: string | undefined;
  /** Below the list, outside of it. */
  foot?: ReactNode;
}

/** What can be chosen, below the box; focus stays in the box. */
export function ComboboxList<O extends ComboboxOption>({
  id,
  label,
  open,
  groups,
  active,
  minInlineSize,
  maxBlockSize,
  onChoose,
  empty,
  foot,
}: Props<O>) {
  // Focus stays in the box, so nothing else brings the marked option into the list's view.
  useEffect(() => {
    if (open && active >= 0) document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, open, active]);
  /** Where a group begins in the whole list. */
  const startOf = (group: number) =>
    groups.slice(0, group).reduce((count, { options }) => count + options.length, 0);
  return (
    <Plate
      hidden={!open}
      $minInlineSize={minInlineSize}
      $maxBlockSize={maxBlockSize}
      onMouseDown={(event) => event.preventDefault()}
    >
      <div id={`${id}-list`} role="listbox" aria-label={label}>
        {groups.map(({ id: name, heading, options }, group) => {
          const drawn = options.map((option, at) => {
            const index = startOf(group) + at;
            return (
              <Option
                key={option.id}
                id={`${id}-${index}`}
                role="option"
                aria-selected={index === active}
                onClick={() => onChoose(option)}
              >
                {option.icon}
                {option.text}
              </Option>
            );
          });
          if (!heading) return <Fragment key={name}>{drawn}</Fragment>;
          return (
            <div key={name} role="group" aria-labelledby={`${id}-${name}`}>
              <Heading id={`${id}-${name}`}>{heading}</Heading>
              {drawn}
            </div>
          );
        })}
      </div>
      {open && empty && <Empty aria-hidden>{empty}</Empty>}
      {foot && <Foot>{foot}</Foot>}
    </Plate>
  );
}
