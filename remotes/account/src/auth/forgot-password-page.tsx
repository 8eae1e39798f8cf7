import { ROUTES } from '@souk/contracts';
import { Link, useLocation, usePageHead } from '@souk/remote-kit';
import { AuthCard } from './auth-card.tsx';
import { ForgotPassword } from './forgot-password.tsx';
import { useText } from './texts/texts.ts';

/** Sets a new password by a code to the phone or the email (SES-11). */
export default function ForgotPasswordPage() {
  const t = useText();
  const { search } = useLocation();
  usePageHead({ title: t('forgotTitle') });
  return (
    <AuthCard
      title={t('forgotTitle')}
      lead={t('forgotLead')}
      other={<Link to={`${ROUTES.signIn}${search}`}>{t('backToSignIn')}</Link>}
    >
      <ForgotPassword />
    </AuthCard>
  );
}
