import { Suspense, lazy } from 'react';
import { ROUTES } from '@souk/contracts';
import { Link, useLocation } from '@souk/remote-kit';
import { Skeleton } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { AuthCard } from './auth-card.tsx';

const SignInForm = lazy(() =>
  import('./sign-in-form.tsx').then(({ SignInForm: form }) => ({ default: form })),
);

/** Sign-in with a password (SES-9, SES-10, SES-13). */
export function SignInPage() {
  const t = useText();
  const { search } = useLocation();
  return (
    <AuthCard
      title={t('auth.signInTitle')}
      lead={t('auth.signInLead')}
      other={
        <>
          {t('auth.noAccount')} <Link to={`${ROUTES.signUp}${search}`}>{t('auth.toSignUp')}</Link>
        </>
      }
    >
      <Suspense fallback={<Skeleton height="240px" radius="m" />}>
        <SignInForm />
      </Suspense>
    </AuthCard>
  );
}
