import type { FirebaseConfig } from '@souk/contracts';
import { FacebookAuthProvider, GoogleAuthProvider, signInWithCredential } from 'firebase/auth';
import { firebaseAuth, firebaseErrorCode } from './firebase-auth.ts';
import type { ProviderName } from '../social/providers.ts';
import { NotRecognisedError, type Recognised } from '../social/recognised.ts';

const CREDENTIALS = {
  google: (token: string) => GoogleAuthProvider.credential(token),
  facebook: (token: string) => FacebookAuthProvider.credential(token),
} satisfies Record<ProviderName, (token: string) => unknown>;

const REASONS: Record<string, NotRecognisedError['why']> = {
  'network-request-failed': 'network',
  timeout: 'network',
  'account-exists-with-different-credential': 'other',
};

/** Hands a provider's token to Firebase. @throws NotRecognisedError */
export async function recognise(
  config: FirebaseConfig,
  provider: ProviderName,
  token: string,
): Promise<Recognised> {
  try {
    const { user } = await signInWithCredential(firebaseAuth(config), CREDENTIALS[provider](token));
    return {
      token: await user.getIdToken(),
      name: user.displayName ?? '',
      email: user.emailVerified ? (user.email ?? '') : '',
    };
  } catch (error) {
    throw new NotRecognisedError(REASONS[firebaseErrorCode(error) ?? ''] ?? 'refused', error);
  }
}
