import { useState } from 'react';
import { logIn } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { Link, useLocation } from '@souk/remote-kit';
import { Button, PasswordField, TextField, tokens } from '@souk/ui';
import { useFormik } from 'formik';
import styled from 'styled-components';
import { useHost } from '../shell/host-context.ts';
import { useText } from '../texts/texts.ts';
import { AuthForm, FormProblem } from './auth-form.ts';
import { fieldErrors } from './field-errors.ts';
import { signInSchema } from './sign-in-schema.ts';
import { useAfterSignIn } from './use-after-sign-in.ts';

const Forgot = styled(Link)`
  justify-self: start;
  font: ${tokens.type.small};
  color: ${tokens.color.accentStrong};
  text-decoration: underline;
  text-underline-offset: 3px;
`;

export function SignInForm() {
  const t = useText();
  const { search } = useLocation();
  const { session } = useHost();
  const afterSignIn = useAfterSignIn();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFormik({
    initialValues: { email_or_phone: '', password: '' },
    validationSchema: signInSchema,
    validateOnBlur: false,
    async onSubmit(values, { setErrors }) {
      setProblem(null);
      try {
        const guest_id = session.storedGuestId() ?? undefined;
        await afterSignIn(await logIn({ ...values, guest_id }), t('session.signedIn'));
      } catch (error) {
        const wrong = fieldErrors(error, Object.keys(values), t('errors.network'));
        setErrors(wrong.fields);
        setProblem(wrong.form);
      }
    },
  });
  const shown = (name: 'email_or_phone' | 'password') => (form.touched[name] ? form.errors[name] : undefined);

  return (
    <AuthForm noValidate onSubmit={form.handleSubmit}>
      <TextField
        label={t('auth.emailOrPhone')}
        autoComplete="username"
        {...form.getFieldProps('email_or_phone')}
        error={shown('email_or_phone')}
      />
      <PasswordField
        label={t('auth.password')}
        autoComplete="current-password"
        {...form.getFieldProps('password')}
        error={shown('password')}
      />
      <Forgot to={`${ROUTES.forgotPassword}${search}`}>{t('auth.forgot')}</Forgot>
      {problem && <FormProblem role="alert">{problem}</FormProblem>}
      <Button type="submit" size="l" block loading={form.isSubmitting}>
        {t('auth.signIn')}
      </Button>
    </AuthForm>
  );
}
