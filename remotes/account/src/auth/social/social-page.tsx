import { lazy, Suspense, useEffect, useState } from 'react';
import { RETURN_PARAM, ROUTES } from '@souk/contracts';
import { Link, useLocation, usePageHead, useShell } from '@souk/remote-kit';
import { Spinner } from '@souk/ui';
import { AuthCard } from '../auth-card.tsx';
import { FormProblem } from '../../page/card.tsx';
import { useText } from '../texts/texts.ts';
import { readProviderResponse, type ProviderResponse } from './provider-response.ts';
import { removeProviderRequest, readProviderRequest } from './provider-request.ts';
import { useSocialSignIn, type SocialSignIn } from './use-social-sign-in.ts';

// Only who is new here needs the form, and the rules of the world's phone numbers.
const SocialRegister = lazy(() =>
  import('./social-register.tsx').then(({ SocialRegister: form }) => ({ default: form })),
);

/** Where a social account's provider sends the customer back to (SES-10, SES-13). */
export default function SocialPage() {
  const t = useText();
  const { navigate } = useShell();
  const { pathname, search, hash } = useLocation();
  usePageHead({ title: t('pageTitle') });
  const [answer] = useState(() => readProviderResponse({ search, hash }, readProviderRequest()));
  const back = answer.back === null ? '' : `?${new URLSearchParams({ [RETURN_PARAM]: answer.back })}`;
  const clean = `${ROUTES.social}${back}`;
  const isClean = `${pathname}${search}${hash}` === clean;
  useEffect(() => {
    removeProviderRequest();
    // What came is as good as a password: it must not stay in the address.
    if (!isClean) navigate(clean, { replace: true });
  }, [isClean, clean, navigate]);
  return isClean ? <Answered answer={answer} /> : <Working provider={answer.provider} />;
}

function Answered({ answer }: { answer: ProviderResponse }) {
  const signIn = useSocialSignIn(answer);
  const { provider } = answer;
  if (signIn.step === 'register' && provider)
    return (
      <Suspense fallback={<Working provider={provider} />}>
        <SocialRegister {...signIn} provider={provider} />
      </Suspense>
    );
  return signIn.step === 'failed' ? <Failed sentence={signIn.sentence} /> : <Working provider={provider} />;
}

function useTitle(provider: ProviderResponse['provider']) {
  const t = useText();
  return provider ? t('social.title', { provider: t(`social.providers.${provider}`) }) : t('pageTitle');
}

function BackToSignIn() {
  const t = useText();
  const { search } = useLocation();
  return <Link to={`${ROUTES.signIn}${search}`}>{t('backToSignIn')}</Link>;
}

function Working({ provider }: Pick<ProviderResponse, 'provider'>) {
  const t = useText();
  return (
    <AuthCard title={useTitle(provider)} lead={t('social.working')} other={<BackToSignIn />}>
      <Spinner />
    </AuthCard>
  );
}

function Failed({ sentence }: Pick<Extract<SocialSignIn, { step: 'failed' }>, 'sentence'>) {
  const t = useText();
  return (
    <AuthCard title={t('social.failedTitle')} lead={t('social.failedLead')} other={<BackToSignIn />}>
      <FormProblem role="alert">{sentence}</FormProblem>
    </AuthCard>
  );
}
