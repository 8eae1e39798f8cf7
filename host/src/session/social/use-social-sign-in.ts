import { useEffect, useState } from 'react';
import { ApiError, configQuery, queryClient, socialLogin } from '@souk/api-client';
import type { FirebaseConfig } from '@souk/contracts';
import { useHost } from '../../shell/host-context.ts';
import { useText as useHostText } from '../../texts/texts.ts';
import { fieldErrors } from '../field-errors.ts';
import { useAfterSignIn } from '../use-after-sign-in.ts';
import type { ProviderResponse } from './provider-response.ts';
import { NotRecognisedError, recognise, type Recognised } from './firebase-credential.ts';
import { useText } from './texts/texts.ts';

export type SocialSignIn =
  { step: 'working' } | { step: 'register'; who: Recognised } | { step: 'failed'; sentence: string };

/** Takes a provider's answer to Firebase, and what Firebase says of it to our API (SES-10). */
export function useSocialSignIn(answer: ProviderResponse): SocialSignIn {
  const t = useText();
  const th = useHostText();
  const { session } = useHost();
  const afterSignIn = useAfterSignIn();
  const [state, setState] = useState<SocialSignIn>({ step: 'working' });

  useEffect(() => {
    let left = false;
    const go = (next: SocialSignIn) => {
      if (!left) setState(next);
    };
    const provider = answer.provider ? t(`providers.${answer.provider}`) : '';
    const sentenceOf = (error: unknown) => {
      if (error instanceof NotRecognisedError)
        return error.why === 'network' ? th('errors.network') : t(error.why, { provider });
      return fieldErrors(error, [], th('errors.network')).form ?? t('refused', { provider });
    };
    void (async () => {
      if ('problem' in answer) return go({ step: 'failed', sentence: t(answer.problem, { provider }) });
      try {
        const who = await recognise(await firebaseConfig(), answer.provider, answer.token);
        if (left) return;
        const guest_id = session.storedGuestId() ?? undefined;
        const signedIn = await socialLogin({ token: who.token, guest_id }).catch((error: unknown) => {
          if (isNew(error)) return null;
          throw error;
        });
        if (signedIn) await afterSignIn(signedIn, th('session.signedInByCode'));
        else go({ step: 'register', who });
      } catch (error) {
        go({ step: 'failed', sentence: sentenceOf(error) });
      }
    })();
    return () => {
      left = true;
    };
    // An answer is taken to Firebase once.
  }, [answer]); // eslint-disable-line react-hooks/exhaustive-deps

  return state;
}

const isNew = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'no_account');

async function firebaseConfig(): Promise<FirebaseConfig> {
  const { firebase } = await queryClient.fetchQuery(configQuery());
  if (!firebase) throw new NotRecognisedError('refused', null);
  return firebase;
}
