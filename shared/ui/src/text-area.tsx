import type { ComponentProps } from 'react';
import styled from 'styled-components';
import { control, Field } from './field.tsx';
import type { FieldProps } from './field.tsx';
import { tokens } from './tokens.ts';

export interface TextAreaProps extends FieldProps, Omit<ComponentProps<'textarea'>, 'name' | 'id'> {}

const Input = styled.textarea`
  ${control}
  padding-block: ${tokens.space[3]};
  field-sizing: content;
  min-block-size: 96px;
  resize: vertical;
`;

export function TextArea({ label, name, error, hint, hideLabel, ...native }: TextAreaProps) {
  return (
    <Field label={label} name={name} error={error} hint={hint} hideLabel={hideLabel}>
      {(tied) => <Input {...native} {...tied} />}
    </Field>
  );
}
