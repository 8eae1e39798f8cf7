import { TextField } from '@souk/ui';
import type { FieldInputProps } from 'formik';
import { useText } from './texts/texts.ts';

interface Props extends FieldInputProps<string> {
  /** The phone or e-mail address that the code was sent to. */
  sentTo: string;
  error?: string;
}

/** The code that came; devices offer it by themselves. */
export function CodeField({ sentTo, ...field }: Props) {
  const t = useText();
  return (
    <TextField
      label={t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      dir="ltr"
      autoFocus
      hint={t('codeHint', { recipient: `\u2066${sentTo}\u2069` })}
      {...field}
    />
  );
}
