import { useState } from 'react';
import { signUp, useConfig } from '@souk/api-client';
import { REFERRAL_PARAM } from '@souk/contracts';
import { usePhoneCountry } from '@souk/phone';
import { useSearchParams } from '@souk/remote-kit';
import { Button, PasswordField, TextField } from '@souk/ui';
import { useFormik } from 'formik';
import { useHost } from '../shell/host-context.ts';
import { useText } from '../texts/texts.ts';
import { AuthForm, FormProblem } from './auth-form.ts';
import { EMPTY_ACCOUNT, toSignUpBody } from './conversions.ts';
import { fieldErrors } from './field-errors.ts';
import { signUpSchema } from './sign-up-schema.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

export function SignUpForm() {
  const t = useText();
  const { session } = useHost();
  const { country } = usePhoneCountry();
  const [params] = useSearchParams();
  const { data: config } = useConfig();
  const afterSignIn = useAfterSignIn();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFormik({
    initialValues: { ...EMPTY_ACCOUNT, ref_code: (params.get(REFERRAL_PARAM) ?? '').slice(0, 40) },
    validationSchema: () => signUpSchema(country),
    validateOnBlur: false,
    async onSubmit(values, { setErrors }) {
      setProblem(null);
      try {
        const body = toSignUpBody(values, country, session.storedGuestId());
        await afterSignIn(await signUp(body), t('session.signedUp'));
      } catch (error) {
        const wrong = fieldErrors(error, Object.keys(values), t('errors.network'));
        setErrors(wrong.fields);
        setProblem(wrong.form);
      }
    },
  });
  const field = (name: keyof typeof EMPTY_ACCOUNT) => ({
    ...form.getFieldProps(name),
    error: form.touched[name] ? form.errors[name] : undefined,
  });

  return (
    <AuthForm noValidate onSubmit={form.handleSubmit}>
      <TextField label={t('auth.firstName')} autoComplete="given-name" {...field('f_name')} />
      <TextField label={t('auth.lastName')} autoComplete="family-name" {...field('l_name')} />
      <TextField label={t('auth.email')} type="email" autoComplete="email" {...field('email')} />
      <TextField
        label={t('auth.phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        hint={t('auth.phoneHint')}
        {...field('phone')}
      />
      <PasswordField
        label={t('auth.password')}
        autoComplete="new-password"
        hint={t('auth.passwordHint')}
        {...field('password')}
      />
      <PasswordField label={t('auth.confirm')} autoComplete="new-password" {...field('confirm')} />
      {config?.ref_earning_status !== 0 && (
        <TextField
          label={t('auth.referral')}
          autoComplete="off"
          autoCapitalize="characters"
          maxLength={40}
          dir="auto"
          hint={t('auth.referralHint')}
          {...field('ref_code')}
        />
      )}
      {problem && <FormProblem role="alert">{problem}</FormProblem>}
      <Button type="submit" size="l" block loading={form.isSubmitting}>
        {t('auth.signUp')}
      </Button>
    </AuthForm>
  );
}
