import { useState } from 'react';
import { Button, TextField } from '@souk/ui';
import { useFormik } from 'formik';
import type { AnySchema } from 'yup';
import { useText } from '../texts/texts.ts';
import { AuthForm, FormProblem } from './auth-form.ts';
import { fieldErrors } from './field-errors.ts';

interface Props {
  /** The field's name, which the server's complaints name too. */
  name: 'phone' | 'email';
  label: string;
  lead: string;
  schema(): AnySchema;
  /** Asks for a code to be sent to what was typed, and goes on when it is on its way. */
  send(typed: string): Promise<void>;
}

const TYPE = { phone: 'tel', email: 'email' } as const;

/** Where a code is sent to: one field, and the button that sends it. */
export function RecipientStep({ name, label, lead, schema, send }: Props) {
  const t = useText();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFormik({
    initialValues: { [name]: '' },
    validationSchema: schema,
    validateOnBlur: false,
    async onSubmit(values, { setErrors }) {
      setProblem(null);
      try {
        await send(values[name] ?? '');
      } catch (error) {
        const wrong = fieldErrors(error, [name], t('errors.network'));
        setErrors(wrong.fields);
        setProblem(wrong.form);
      }
    },
  });
  return (
    <AuthForm noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={label}
        type={TYPE[name]}
        autoComplete={TYPE[name]}
        dir="ltr"
        hint={lead}
        {...form.getFieldProps(name)}
        error={form.touched[name] ? form.errors[name] : undefined}
      />
      {problem && <FormProblem role="alert">{problem}</FormProblem>}
      <Button type="submit" size="l" block loading={form.isSubmitting}>
        {t('auth.sendCode')}
      </Button>
    </AuthForm>
  );
}
