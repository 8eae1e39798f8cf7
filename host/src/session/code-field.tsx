import { TextField } from '@souk/ui';
import type { FieldInputProps } from 'formik';
import { useText } from '../texts/texts.ts';

interface Props extends FieldInputProps<string> {
  /** Where the code was sent. */
  phone: string;
  error?: string;
}

/** The code that came by phone; devices offer it by themselves. */
export function CodeField({ phone, ...field }: Props) {
  const t = useText();
  return (
    <TextField
      label={t('auth.code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      autoFocus
      hint={t('auth.codeHint', { phone: `\u2066${phone}\u2069` })}
      {...field}
    />
  );
}
