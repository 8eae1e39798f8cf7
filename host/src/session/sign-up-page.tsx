import { Suspense, lazy } from 'react';
import { ROUTES } from '@souk/contracts';
import { Link, useLocation } from '@souk/remote-kit';
import { Skeleton } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { AuthCard } from './auth-card.tsx';
import { SocialChoice } from './social-choice.tsx';

// The rules of the world's phone numbers are heavy, and only this form needs them.
const SignUpForm = lazy(() =>
  import('./sign-up-form.tsx').then(({ SignUpForm: form }) => ({ default: form })),
);

/** A new account (SES-9, SES-10, SES-13). */
export function SignUpPage() {
  const t = useText();
  const { search } = useLocation();
  return (
    <AuthCard
      title={t('auth.signUpTitle')}
      lead={t('auth.signUpLead')}
      other={
        <>
          {t('auth.haveAccount')} <Link to={`${ROUTES.signIn}${search}`}>{t('auth.toSignIn')}</Link>
        </>
      }
    >
      <Suspense fallback={<Skeleton height="560px" radius="m" />}>
        <SignUpForm />
      </Suspense>
      <SocialChoice />
    </AuthCard>
  );
}
