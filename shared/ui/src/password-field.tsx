import { Eye, EyeOff } from './icons.ts';
import { useState } from 'react';
import styled from 'styled-components';
import { control, Field } from './field.tsx';
import { IconButton } from './icon-button.tsx';
import type { TextFieldProps } from './text-field.tsx';
import { useText } from './texts/texts.ts';
import { tokens } from './tokens.ts';

const Frame = styled.div`
  position: relative;

  button {
    position: absolute;
    inset-block: 0;
    inset-inline-end: 6px;
    margin-block: auto;
  }
`;

const Input = styled.input`
  ${control}
  padding-inline-end: ${tokens.space[12]};
`;

/** A password with a button that shows and hides it (SES-17). */
export function PasswordField({
  label,
  name,
  error,
  hint,
  hideLabel,
  ...native
}: Omit<TextFieldProps, 'type'>) {
  const t = useText();
  const [shown, setShown] = useState(false);
  const Icon = shown ? EyeOff : Eye;
  return (
    <Field label={label} name={name} error={error} hint={hint} hideLabel={hideLabel}>
      {(tied) => (
        <Frame>
          <Input
            autoCapitalize="none"
            spellCheck={false}
            {...native}
            {...tied}
            type={shown ? 'text' : 'password'}
          />
          <IconButton
            size="s"
            label={t(shown ? 'password.hide' : 'password.show')}
            icon={<Icon size={20} aria-hidden />}
            onClick={() => setShown(!shown)}
          />
        </Frame>
      )}
    </Field>
  );
}
