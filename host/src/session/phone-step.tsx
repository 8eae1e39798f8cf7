import { useState } from 'react';
import { toNumber, usePhoneCountry } from '@souk/phone';
import { Button, TextField } from '@souk/ui';
import { useFormik } from 'formik';
import { useText } from '../texts/texts.ts';
import { AuthForm, FormProblem } from './auth-form.ts';
import { fieldErrors } from './field-errors.ts';
import { phoneSchema } from './phone-schema.ts';

interface Props {
  lead: string;
  /** Asks for a code to be sent, and goes on when it is on its way; `phone` in E.164. */
  send(phone: string): Promise<void>;
}

/** Where a code is sent to: the first step of signing in by phone, and of a new password. */
export function PhoneStep({ lead, send }: Props) {
  const t = useText();
  const { country } = usePhoneCountry();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFormik({
    initialValues: { phone: '' },
    validationSchema: () => phoneSchema(country),
    validateOnBlur: false,
    async onSubmit(values, { setErrors }) {
      setProblem(null);
      const phone = toNumber({ ...values, country });
      try {
        await send(phone);
      } catch (error) {
        const wrong = fieldErrors(error, ['phone'], t('errors.network'));
        setErrors(wrong.fields);
        setProblem(wrong.form);
      }
    },
  });
  return (
    <AuthForm noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={t('auth.phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        hint={lead}
        {...form.getFieldProps('phone')}
        error={form.touched.phone ? form.errors.phone : undefined}
      />
      {problem && <FormProblem role="alert">{problem}</FormProblem>}
      <Button type="submit" size="l" block loading={form.isSubmitting}>
        {t('auth.sendCode')}
      </Button>
    </AuthForm>
  );
}
