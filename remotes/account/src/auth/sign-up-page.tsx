import { ROUTES } from '@souk/contracts';
import { Link, useLocation, usePageHead } from '@souk/remote-kit';
import { AuthCard } from './auth-card.tsx';
import { SignUpForm } from './sign-up-form.tsx';
import { SocialChoice } from './social/social-choice.tsx';
import { useText } from './texts/texts.ts';

/** A new account (SES-9, SES-10, SES-13). */
export default function SignUpPage() {
  const t = useText();
  const { search } = useLocation();
  usePageHead({ title: t('signUpTitle') });
  return (
    <AuthCard
      title={t('signUpTitle')}
      lead={t('signUpLead')}
      other={
        <>
          {t('haveAccount')} <Link to={`${ROUTES.signIn}${search}`}>{t('toSignIn')}</Link>
        </>
      }
    >
      <SignUpForm />
      <SocialChoice />
    </AuthCard>
  );
}
