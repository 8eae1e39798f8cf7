import { useState } from 'react';
import { sendCode, useConfig, verifyPhone } from '@souk/api-client';
import type { SignedIn } from '@souk/contracts';
import { Button } from '@souk/ui';
import { useFormik } from 'formik';
import { object } from 'yup';
import { useHost } from '../shell/host-context.ts';
import { useText } from '../texts/texts.ts';
import { AuthForm, FormProblem } from './auth-form.ts';
import { CodeField } from './code-field.tsx';
import { fieldErrors } from './field-errors.ts';
import { codeField } from './phone-schema.ts';
import { PhoneStep } from './phone-step.tsx';
import { useAfterSignIn } from './use-after-sign-in.ts';

const codeSchema = () => object({ otp: codeField() });

/** A code is on its way. */
interface Sent {
  phone: string;
  /** Whether it is the one, and who has it. */
  check(otp: string, guest_id: string | undefined): Promise<SignedIn>;
}

/** Signing in with a code to the phone, which Firebase sends where it is configured to (SES-10). */
export function CodeSignIn() {
  const t = useText();
  const firebase = useConfig().data?.firebase;
  const [sent, setSent] = useState<Sent | null>(null);
  if (sent) return <CodeStep {...sent} onBack={() => setSent(null)} />;
  const send = async (phone: string) => {
    if (firebase?.phone_codes) {
      const { sendFirebaseCode } = await import('./firebase-code.ts');
      const check = await sendFirebaseCode(firebase, phone);
      setSent({ phone, check });
    } else {
      const { request_id } = await sendCode({ phone });
      const check: Sent['check'] = (otp, guest_id) =>
        verifyPhone({ phone, otp, guest_id, ...(request_id && { request_id }) });
      setSent({ phone, check });
    }
  };
  return <PhoneStep lead={t('auth.phoneHint')} send={send} />;
}

function CodeStep({ phone, check, onBack }: Sent & { onBack(): void }) {
  const t = useText();
  const { session } = useHost();
  const afterSignIn = useAfterSignIn();
  const [problem, setProblem] = useState<string | null>(null);
  const form = useFormik({
    initialValues: { otp: '' },
    validationSchema: codeSchema,
    validateOnBlur: false,
    async onSubmit(values, { setErrors }) {
      setProblem(null);
      try {
        const { otp } = codeSchema().cast(values);
        const guest_id = session.storedGuestId() ?? undefined;
        await afterSignIn(await check(otp, guest_id), t('session.signedInByCode'));
      } catch (error) {
        const wrong = fieldErrors(error, ['otp'], t('errors.network'));
        setErrors(wrong.fields);
        setProblem(wrong.form);
      }
    },
  });
  return (
    <AuthForm noValidate onSubmit={form.handleSubmit}>
      <CodeField
        sentTo={phone}
        {...form.getFieldProps('otp')}
        error={form.touched.otp ? form.errors.otp : undefined}
      />
      {problem && <FormProblem role="alert">{problem}</FormProblem>}
      <Button type="submit" size="l" block loading={form.isSubmitting}>
        {t('auth.signIn')}
      </Button>
      <Button variant="ghost" onClick={onBack}>
        {t('auth.otherPhone')}
      </Button>
    </AuthForm>
  );
}
