import { string } from 'yup';
import { RecipientStep } from './recipient-step.tsx';
import { text, useText } from './texts/texts.ts';

const emailRule = () => string().trim().email(text('emailWrong')).required(text('emailNeeded'));

/** The e-mail address that a code for a new password is sent to (SES-11). */
export function EmailStep({ send }: { send(email: string): Promise<void> }) {
  const t = useText();
  return (
    <RecipientStep name="email" label={t('email')} lead={t('registeredEmail')} rule={emailRule} send={send} />
  );
}
