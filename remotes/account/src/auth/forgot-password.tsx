import { useState } from 'react';
import { forgotPassword, resetPassword, verifyResetCode, type CodeRecipient } from '@souk/api-client';
import { MIN_PASSWORD_LENGTH, ROUTES } from '@souk/contracts';
import { useLocation, useShell } from '@souk/remote-kit';
import { Button, PasswordField } from '@souk/ui';
import { object } from 'yup';
import { AuthForm } from './auth-form.tsx';
import { CodeField } from './code-field.tsx';
import { codeField } from './code-schema.ts';
import { EmailStep } from './email-step.tsx';
import { newPasswordFields } from './new-password-fields.ts';
import { PhoneStep } from './phone-step.tsx';
import { useText } from './texts/texts.ts';
import { useAuthForm } from './use-auth-form.ts';

const newPasswordSchema = () => object({ reset_token: codeField(), ...newPasswordFields() });

/** Where a code was sent to, and the id of its request. */
interface SentResetCode {
  recipient: CodeRecipient;
  /** What every call about the code names. */
  named: CodeRecipient & { request_id?: string };
}

/** A forgotten password: the phone or e-mail address, then the code that came there and a new password (SES-11). */
export function ForgotPassword() {
  const t = useText();
  const [sent, setSent] = useState<SentResetCode | null>(null);
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
        <PhoneStep lead={t('registeredPhone')} send={(phone) => send({ phone })} />
      )}
      <Button variant="ghost" block onClick={() => setByEmail(!byEmail)}>
        {t(byEmail ? 'usePhone' : 'useEmail')}
      </Button>
    </>
  );
}

const EMPTY = { reset_token: '', password: '', confirm: '' };

function NewPassword({ recipient, named }: SentResetCode) {
  const t = useText();
  const { dialogs, toast, navigate } = useShell();
  const { search } = useLocation();
  const { form, field } = useAuthForm({
    initialValues: EMPTY,
    schema: newPasswordSchema,
    async submit({ reset_token, password }) {
      // A wrong code is shown before the confirmation.
      await verifyResetCode({ ...named, reset_token });
      if (!(await dialogs.confirm({ text: t('sureToReset') }))) return;
      const { message } = await resetPassword({ ...named, reset_token, password });
      toast({ kind: 'success', text: message });
      navigate(`${ROUTES.signIn}${search}`, { replace: true });
    },
  });
  return (
    <AuthForm form={form} submitLabel={t('setPassword')}>
      <CodeField
        sentTo={'phone' in recipient ? recipient.phone : recipient.email}
        {...field('reset_token')}
      />
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        hint={t('passwordHint', { min: MIN_PASSWORD_LENGTH })}
        {...field('password')}
      />
      <PasswordField label={t('confirm')} autoComplete="new-password" {...field('confirm')} />
    </AuthForm>
  );
}
