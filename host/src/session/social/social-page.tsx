import { useEffect, useState } from 'react';
import { ROUTES } from '@souk/contracts';
import { Link, useLocation, useShell } from '@souk/remote-kit';
import { Spinner } from '@souk/ui';
import { FormProblem } from '../auth-form.ts';
import { AuthCard } from '../auth-card.tsx';
import { RETURN_PARAM } from '../session.ts';
import { readProviderResponse, type ProviderResponse } from './provider-response.ts';
import { removeProviderRequest, readProviderRequest } from './provider-request.ts';
import { SocialRegister } from './social-register.tsx';
import { useText } from './texts/texts.ts';
import { useSocialSignIn, type SocialSignIn } from './use-social-sign-in.ts';

/** Where a social account's provider sends the customer back to (SES-10, SES-13). */
export function SocialPage() {
  const { navigate } = useShell();
  const { pathname, search, hash } = useLocation();
  const [answer] = useState(() => readProviderResponse(new URL(window.location.href), readProviderRequest()));
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
  if (signIn.step === 'register' && provider) return <SocialRegister {...signIn} provider={provider} />;
  return signIn.step === 'failed' ? <Failed sentence={signIn.sentence} /> : <Working provider={provider} />;
}

function useTitle(provider: ProviderResponse['provider']) {
  const t = useText();
  return provider ? t('title', { provider: t(`providers.${provider}`) }) : t('titleAnyway');
}

function BackToSignIn() {
  const t = useText();
  const { search } = useLocation();
  return <Link to={`${ROUTES.signIn}${search}`}>{t('back')}</Link>;
}

function Working({ provider }: Pick<ProviderResponse, 'provider'>) {
  const t = useText();
  return (
    <AuthCard title={useTitle(provider)} lead={t('working')} other={<BackToSignIn />}>
      <Spinner />
    </AuthCard>
  );
}

function Failed({ sentence }: Pick<Extract<SocialSignIn, { step: 'failed' }>, 'sentence'>) {
  const t = useText();
  return (
    <AuthCard title={t('failedTitle')} lead={t('failedLead')} other={<BackToSignIn />}>
      <FormProblem role="alert">{sentence}</FormProblem>
    </AuthCard>
  );
}
