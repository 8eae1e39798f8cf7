import type { FirebaseConfig } from '@souk/contracts';
import { FacebookAuthProvider, GoogleAuthProvider, signInWithCredential } from '@firebase/auth';
import { firebaseAuth, firebaseErrorCode } from '../../firebase/firebase-auth.ts';
import type { ProviderName } from './providers.ts';

/** Somebody whom Firebase has recognised. */
export interface Recognised {
  /** What our API believes. */
  token: string;
  name: string;
  /** Empty where Firebase does not vouch for one. */
  email: string;
}

/** Firebase did not recognise the customer; `why` is a text of the page's. */
export class NotRecognisedError extends Error {
  override name = 'NotRecognisedError';
  readonly why: 'refused' | 'other' | 'network';
  constructor(why: NotRecognisedError['why'], cause: unknown) {
    super(why, { cause });
    this.why = why;
  }
}

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
