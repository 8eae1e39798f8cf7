import { TextField } from '@souk/ui';
import { object, type StringSchema } from 'yup';
import { AuthForm } from './auth-form.tsx';
import { useText } from './texts/texts.ts';
import { useAuthForm } from './use-auth-form.ts';

interface Props {
  /** The field's name, which the server's complaints name too. */
  name: 'phone' | 'email';
  label: string;
  lead: string;
  rule(): StringSchema;
  /** Requests a code for the typed recipient, and continues when it is sent. */
  send(typed: string): Promise<void>;
}

const TYPE = { phone: 'tel', email: 'email' } as const;

/** Where a code is sent to: one field, and the button that sends it. */
export function RecipientStep({ name, label, lead, rule, send }: Props) {
  const t = useText();
  const { form, field } = useAuthForm({
    initialValues: { [name]: '' },
    schema: () => object({ [name]: rule() }),
    submit: (values) => send(values[name] ?? ''),
  });
  return (
    <AuthForm form={form} submitLabel={t('sendCode')}>
      <TextField
        label={label}
        type={TYPE[name]}
        autoComplete={TYPE[name]}
        dir="ltr"
        hint={lead}
        {...field(name)}
      />
    </AuthForm>
  );
}
