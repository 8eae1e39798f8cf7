import { useState } from 'react';
import { forgotPassword, resetPassword, verifyResetCode, type CodeRecipient } from '@souk/api-client';
import { ROUTES } from '@souk/contracts';
import { useLocation, useShell } from '@souk/remote-kit';
import { Button, PasswordField } from '@souk/ui';
import { useFormik } from 'formik';
import { object, ref, string } from 'yup';
import { text, useText } from '../texts/texts.ts';
import { AuthForm, FormProblem } from './auth-form.ts';
import { CodeField } from './code-field.tsx';
import { fieldErrors } from './field-errors.ts';
import { EmailStep } from './email-step.tsx';
import { codeField } from './phone-schema.ts';
import { PhoneStep } from './phone-step.tsx';

const newPasswordSchema = () =>
  object({
    reset_token: codeField(),
    password: string().min(8, text('auth.passwordShort')).max(200).required(text('auth.passwordNeeded')),
    confirm: string()
      .oneOf([ref('password')], text('auth.confirmWrong'))
      .required(text('auth.confirmNeeded')),
  });

/** Where a code is on its way to, and what it is found by. */
interface Sent {
  recipient: CodeRecipient;
  /** What every call about the code names. */
  named: CodeRecipient & { request_id?: string };
}

/** A forgotten password: the phone or e-mail address, then the code that came there and a new password (SES-11). */
export function ForgotPassword() {
  const t = useText();
  const [sent, setSent] = useState<Sent | null>(null);
  const [byEmail, setByEmail] = useState(false);
  if (sent) return <NewPassword {...sent} />;
  const send = async (recipient: CodeRecipient) => {
    const { request_id } = await forgotPassword(recipient);
    setSent({ recipient, named: { ...recipient, ...(request_id && { request_id }) } });
  };
  return (
    <>
      {byEmail ? (
        <EmailStep send={(email) => send({ email })} />
      ) : (
        <PhoneStep lead={t('auth.registeredPhone')} send={(phone) => send({ phone })} />
      )}
      <Button variant="ghost" block onClick={() => setByEmail(!byEmail)}>
        {t(byEmail ? 'auth.usePhone' : 'auth.useEmail')}
      </Button>
    </>
  );
}

const EMPTY = { reset_token: '', password: '', confirm: '' };

function NewPassword({ recipient, named }: Sent) {
  const t = useText();
  const { dialogs, toast, navigate } = useShell();
  const { search } = useLocation();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFormik({
    initialValues: EMPTY,
    validationSchema: newPasswordSchema,
    validateOnBlur: false,
    async onSubmit(values, { setErrors }) {
      setProblem(null);
      const { reset_token, password } = newPasswordSchema().cast(values);
      try {
        // A wrong code is told before anybody is asked whether they are sure.
        await verifyResetCode({ ...named, reset_token });
        if (!(await dialogs.confirm({ text: t('auth.sureToReset') }))) return;
        const { message } = await resetPassword({ ...named, reset_token, password });
        toast({ kind: 'success', text: message });
        navigate(`${ROUTES.signIn}${search}`, { replace: true });
      } catch (error) {
        const wrong = fieldErrors(error, Object.keys(values), t('errors.network'));
        setErrors(wrong.fields);
        setProblem(wrong.form);
      }
    },
  });
  const field = (name: keyof typeof EMPTY) => ({
    ...form.getFieldProps(name),
    error: form.touched[name] ? form.errors[name] : undefined,
  });
  return (
    <AuthForm noValidate onSubmit={form.handleSubmit}>
      <CodeField
        sentTo={'phone' in recipient ? recipient.phone : recipient.email}
        {...field('reset_token')}
      />
      <PasswordField
        label={t('auth.newPassword')}
        autoComplete="new-password"
        hint={t('auth.passwordHint')}
        {...field('password')}
      />
      <PasswordField label={t('auth.confirm')} autoComplete="new-password" {...field('confirm')} />
      {problem && <FormProblem role="alert">{problem}</FormProblem>}
      <Button type="submit" size="l" block loading={form.isSubmitting}>
        {t('auth.setPassword')}
      </Button>
    </AuthForm>
  );
}
