import { useState } from 'react';
import { sendCode, useConfig, verifyPhone } from '@souk/api-client';
import type { SignedIn } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Button } from '@souk/ui';
import { object } from 'yup';
import { AuthForm } from './auth-form.tsx';
import { CodeField } from './code-field.tsx';
import { codeField } from './code-schema.ts';
import { PhoneStep } from './phone-step.tsx';
import { useText } from './texts/texts.ts';
import { useAuthForm } from './use-auth-form.ts';
import { useGuestId } from './use-guest-id.ts';

const codeSchema = () => object({ otp: codeField() });

/** A code is on its way. */
interface SentPhoneCode {
  phone: string;
  /** Whether it is the one, and who has it. */
  check(otp: string, guest_id: string | undefined): Promise<SignedIn>;
}

/** Signing in with a code to the phone, which Firebase sends where it is configured to (SES-10). */
export function CodeSignIn() {
  const t = useText();
  const firebase = useConfig().data?.firebase;
  const [sent, setSent] = useState<SentPhoneCode | null>(null);
  if (sent) return <CodeStep {...sent} onBack={() => setSent(null)} />;
  const send = async (phone: string) => {
    if (firebase?.phone_codes) {
      const { sendFirebaseCode } = await import('./firebase/firebase-code.ts');
      const check = await sendFirebaseCode(firebase, phone);
      setSent({ phone, check });
    } else {
      const { request_id } = await sendCode({ phone });
      const check: SentPhoneCode['check'] = (otp, guest_id) =>
        verifyPhone({ phone, otp, guest_id, ...(request_id && { request_id }) });
      setSent({ phone, check });
    }
  };
  return <PhoneStep lead={t('phoneHint')} send={send} />;
}

function CodeStep({ phone, check, onBack }: SentPhoneCode & { onBack(): void }) {
  const t = useText();
  const { session } = useShell();
  const guestId = useGuestId();
  const { form, field } = useAuthForm({
    initialValues: { otp: '' },
    schema: codeSchema,
    submit: async ({ otp }) => session.begin(await check(otp, guestId()), t('signedInByCode')),
  });
  return (
    <>
      <AuthForm form={form} submitLabel={t('signIn')}>
        <CodeField sentTo={phone} {...field('otp')} />
      </AuthForm>
      <Button variant="ghost" onClick={onBack}>
        {t('otherPhone')}
      </Button>
    </>
  );
}
