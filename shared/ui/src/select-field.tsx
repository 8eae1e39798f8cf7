import { ChevronDown } from 'lucide-react';
import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { control, Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { tokens } from './tokens.ts';

/** `children` are `<option>`s. */
export interface SelectFieldProps extends FieldProps, Omit<ComponentProps<'select'>, 'name' | 'id'> {}

const Frame = styled.div`
  position: relative;

  svg {
    position: absolute;
    inset-block: 0;
    inset-inline-end: ${tokens.space[4]};
    margin-block: auto;
    pointer-events: none;
    color: ${tokens.color.inkSoft};
  }
`;

const Select = styled.select`
  ${control}
  appearance: none;
  padding-inline-end: ${tokens.space[12]};
  text-overflow: ellipsis;
`;

export function SelectField({ label, name, error, hint, hideLabel, ...native }: SelectFieldProps) {
  return (
    <Field label={label} name={name} error={error} hint={hint} hideLabel={hideLabel}>
      {(tied) => (
        <Frame>
          <Select {...native} {...tied} />
          <ChevronDown size={18} aria-hidden />
        </Frame>
      )}
    </Field>
  );
}
