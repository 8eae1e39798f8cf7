import { ChevronDown } from './icons.ts';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { control, Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { tokens } from './tokens.ts';

/** `children` are `<option>`s. */
export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'name' | 'id'> {
  /** With less room around its text, for two beside each other on a phone. */
  compact?: boolean;
}

const Frame = styled.div<{ $compact: boolean }>`
  position: relative;

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${({ $compact }) => tokens.space[$compact ? 1 : 4]};
    margin-block: auto;
    pointer-events: none;
    color: ${tokens.color.inkSoft};
  }
`;

const Select = styled.select<{ $compact: boolean }>`
  ${control}
  appearance: none;
  ${({ $compact }) => $compact && `padding-inline-start: ${tokens.space[3]};`}
  padding-inline-end: ${({ $compact }) => tokens.space[$compact ? 6 : 12]};
  text-overflow: ellipsis;
`;

export function SelectField({
  label,
  name,
  error,
  hint,
  hideLabel,
  compact = false,
  ...native
}: SelectFieldProps) {
  return (
    <Field label={label} name={name} error={error} hint={hint} hideLabel={hideLabel}>
      {(tied) => (
        <Frame $compact={compact}>
          <Select {...native} {...tied} $compact={compact} />
          <ChevronDown size={18} aria-hidden />
        </Frame>
      )}
    </Field>
  );
}
