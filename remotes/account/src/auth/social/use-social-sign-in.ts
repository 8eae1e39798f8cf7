import { useEffect, useState } from 'react';
import { ApiError, configQuery, queryClient, socialLogin } from '@souk/api-client';
import type { FirebaseConfig } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { formErrors } from '../../page/form-errors/form-errors.ts';
import { useText } from '../texts/texts.ts';
import { useGuestId } from '../use-guest-id.ts';
import type { ProviderResponse } from './provider-response.ts';
import { NotRecognisedError, type Recognised } from './recognised.ts';

export type SocialSignIn =
  | { step: 'working' }
  | { step: 'register'; who: Recognised }
  | { step: 'failed'; sentence: string };

/** Takes a provider's answer to Firebase, and what Firebase says of it to our API (SES-10). */
export function useSocialSignIn(answer: ProviderResponse): SocialSignIn {
  const t = useText();
  const { session } = useShell();
  const guestId = useGuestId();
  const [state, setState] = useState<SocialSignIn>({ step: 'working' });

  useEffect(() => {
    let left = false;
    const go = (next: SocialSignIn) => {
      if (!left) setState(next);
    };
    const provider = answer.provider ? t(`social.providers.${answer.provider}`) : '';
    const sentenceOf = (error: unknown) => {
      if (error instanceof NotRecognisedError)
        return error.why === 'network' ? t('network') : t(`social.${error.why}`, { provider });
      return formErrors(error, []).form ?? t('social.refused', { provider });
    };
    void (async () => {
      if ('problem' in answer)
        return go({ step: 'failed', sentence: t(`social.${answer.problem}`, { provider }) });
      try {
        const { recognise } = await import('../firebase/firebase-credential.ts');
        const who = await recognise(await firebaseConfig(), answer.provider, answer.token);
        if (left) return;
        const signedIn = await socialLogin({ token: who.token, guest_id: guestId() }).catch(
          (error: unknown) => {
            if (isNew(error)) return null;
            throw error;
          },
        );
        if (signedIn) await session.begin(signedIn, t('signedInByCode'));
        else go({ step: 'register', who });
      } catch (error) {
        go({ step: 'failed', sentence: sentenceOf(error) });
      }
    })();
    return () => {
      left = true;
    };
    // An answer is taken to Firebase once.
  }, [answer]); // oxlint-disable-line react/exhaustive-deps

  return state;
}

const isNew = (error: unknown) =>
  error instanceof ApiError && error.errors.some(({ code }) => code === 'no_account');

async function firebaseConfig(): Promise<FirebaseConfig> {
  const { firebase } = await queryClient.fetchQuery(configQuery());
  if (!firebase) throw new NotRecognisedError('refused', null);
  return firebase;
}
