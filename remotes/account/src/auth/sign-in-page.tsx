import { Suspense, lazy, useState } from 'react';
import { ROUTES } from '@souk/contracts';
import { Link, useLocation, usePageHead } from '@souk/remote-kit';
import { Button, Skeleton } from '@souk/ui';
import { AuthCard } from './auth-card.tsx';
import { SignInForm } from './sign-in-form.tsx';
import { SocialChoice } from './social/social-choice.tsx';
import { useText } from './texts/texts.ts';

// The rules of the world's phone numbers are heavy.
const CodeSignIn = lazy(() =>
  import('./code-sign-in.tsx').then(({ CodeSignIn: form }) => ({ default: form })),
);

/** Sign-in with a password, or with a code to the phone (SES-9 to SES-11, SES-13). */
export default function SignInPage() {
  const t = useText();
  const { search } = useLocation();
  const [byCode, setByCode] = useState(false);
  usePageHead({ title: t('pageTitle') });
  return (
    <AuthCard
      title={t('signInTitle')}
      lead={t('signInLead')}
      other={
        <>
          {t('noAccount')} <Link to={`${ROUTES.signUp}${search}`}>{t('toSignUp')}</Link>
        </>
      }
    >
      <Suspense fallback={<Skeleton height="240px" radius="m" />}>
        {byCode ? <CodeSignIn /> : <SignInForm />}
      </Suspense>
      <Button variant="ghost" onClick={() => setByCode(!byCode)}>
        {byCode ? t('byPassword') : t('byCode')}
      </Button>
      <SocialChoice />
    </AuthCard>
  );
}
