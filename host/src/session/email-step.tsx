import { object, string } from 'yup';
import { text, useText } from '../texts/texts.ts';
import { RecipientStep } from './recipient-step.tsx';

const emailSchema = () =>
  object({ email: string().trim().email(text('auth.emailWrong')).required(text('auth.emailNeeded')) });

/** The e-mail address that a code for a new password is sent to (SES-11). */
export function EmailStep({ send }: { send(email: string): Promise<void> }) {
  const t = useText();
  return (
    <RecipientStep
      name="email"
      label={t('auth.email')}
      lead={t('auth.registeredEmail')}
      schema={emailSchema}
      send={(email) => send(email.trim())}
    />
  );
}
