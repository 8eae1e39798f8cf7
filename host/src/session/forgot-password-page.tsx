import { Suspense, lazy } from 'react';
import { ROUTES } from '@souk/contracts';
import { Link, useLocation } from '@souk/remote-kit';
import { Skeleton } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { AuthCard } from './auth-card.tsx';

const ForgotPassword = lazy(() =>
  import('./forgot-password.tsx').then(({ ForgotPassword: form }) => ({ default: form })),
);

/** Sets a new password by a code to the phone or the email (SES-11). */
export function ForgotPasswordPage() {
  const t = useText();
  const { search } = useLocation();
  return (
    <AuthCard
      title={t('auth.forgotTitle')}
      lead={t('auth.forgotLead')}
      other={<Link to={`${ROUTES.signIn}${search}`}>{t('auth.backToSignIn')}</Link>}
    >
      <Suspense fallback={<Skeleton height="160px" radius="m" />}>
        <ForgotPassword />
      </Suspense>
    </AuthCard>
  );
}
