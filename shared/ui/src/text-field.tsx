import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { control, Field } from './field.tsx';
import type { FieldProps } from './field.tsx';

export interface TextFieldProps extends FieldProps, Omit<ComponentProps<'input'>, 'name' | 'id'> {}

const Input = styled.input`
  ${control}
`;

/** One line of text; numbers start at 0 by default (SES-17). */
export function TextField({ label, name, error, hint, hideLabel, ...native }: TextFieldProps) {
  return (
    <Field label={label} name={name} error={error} hint={hint} hideLabel={hideLabel}>
      {(tied) => <Input min={native.type === 'number' ? 0 : undefined} {...native} {...tied} />}
    </Field>
  );
}
