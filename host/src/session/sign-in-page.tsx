import { Suspense, lazy, useState } from 'react';
import { ROUTES } from '@souk/contracts';
import { Link, useLocation } from '@souk/remote-kit';
import { Button, Skeleton } from '@souk/ui';
import { useText } from '../texts/texts.ts';
import { AuthCard } from './auth-card.tsx';
import { SocialChoice } from './social-choice.tsx';

const SignInForm = lazy(() =>
  import('./sign-in-form.tsx').then(({ SignInForm: form }) => ({ default: form })),
);

const CodeSignIn = lazy(() =>
  import('./code-sign-in.tsx').then(({ CodeSignIn: form }) => ({ default: form })),
);

/** Sign-in with a password, or with a code to the phone (SES-9 to SES-11, SES-13). */
export function SignInPage() {
  const t = useText();
  const { search } = useLocation();
  const [byCode, setByCode] = useState(false);
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
        {byCode ? <CodeSignIn /> : <SignInForm />}
      </Suspense>
      <Button variant="ghost" onClick={() => setByCode(!byCode)}>
        {byCode ? t('auth.byPassword') : t('auth.byCode')}
      </Button>
      <SocialChoice />
    </AuthCard>
  );
}
