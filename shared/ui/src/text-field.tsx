import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { control, Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'name' | 'id'> {}

const Input = styled.input`
  ${control}

  /* The browser's own cross is blue in every theme. */
  &::-webkit-search-cancel-button {
    appearance: none;
    inline-size: 24px;
    block-size: 24px;
    background:
      linear-gradient(45deg, transparent 44%, currentColor 44% 56%, transparent 56%) center / 12px 12px
        no-repeat,
      linear-gradient(-45deg, transparent 44%, currentColor 44% 56%, transparent 56%) center / 12px 12px
        no-repeat;
    cursor: pointer;
  }
`;

/** One line of text; numbers start at 0 by default (SES-17). */
export function TextField({ label, name, error, hint, hideLabel, ...native }: TextFieldProps) {
  return (
    <Field label={label} name={name} error={error} hint={hint} hideLabel={hideLabel}>
      {(tied) => <Input min={native.type === 'number' ? 0 : undefined} {...native} {...tied} />}
    </Field>
  );
}
