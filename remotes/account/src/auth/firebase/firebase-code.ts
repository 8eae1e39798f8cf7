import { ApiError, verifyFirebaseToken } from '@souk/api-client';
import type { FirebaseConfig, SignedIn } from '@souk/contracts';
import { RecaptchaVerifier, signInWithPhoneNumber } from 'firebase/auth';
import { text } from '../texts/texts.ts';
import { firebaseAuth, firebaseErrorCode } from './firebase-auth.ts';

/** Errors of Firebase, at the field that they are about. */
const COMPLAINTS = {
  'invalid-phone-number': ['phone', 'social.code.phone'],
  'too-many-requests': ['phone', 'social.code.tooMany'],
  'quota-exceeded': ['phone', 'social.code.tooMany'],
  'captcha-check-failed': ['phone', 'social.code.robot'],
  'invalid-verification-code': ['otp', 'social.code.wrong'],
  'code-expired': ['otp', 'social.code.wrong'],
  'session-expired': ['otp', 'social.code.wrong'],
} as const;

/** The same error as a call to our own server would throw it. */
function complaint(error: unknown): unknown {
  const code = firebaseErrorCode(error);
  if (code === 'network-request-failed')
    return new ApiError({ kind: 'network', status: 0, errors: [], call: 'Firebase' });
  const known = Object.entries(COMPLAINTS).find(([name]) => name === code);
  if (!known) return error;
  const [field, key] = known[1];
  return new ApiError({
    kind: 'http',
    status: 422,
    errors: [{ code: field, message: text(key) }],
    call: 'Firebase',
  });
}

/**
 * Has Firebase send a code to a phone (SES-10). reCAPTCHA checks for a person, invisibly for most people.
 * @param phone in E.164
 * @returns what signs in with the code
 */
export async function sendFirebaseCode(
  config: FirebaseConfig,
  phone: string,
): Promise<(otp: string, guestId: string | undefined) => Promise<SignedIn>> {
  const place = document.createElement('div');
  document.body.append(place);
  const auth = firebaseAuth(config);
  const captcha = new RecaptchaVerifier(auth, place, { size: 'invisible' });
  try {
    const sent = await signInWithPhoneNumber(auth, phone, captcha);
    return async (otp, guest_id) => {
      const { user } = await sent.confirm(otp).catch((error: unknown) => {
        throw complaint(error);
      });
      return verifyFirebaseToken({ token: await user.getIdToken(), guest_id });
    };
  } catch (error) {
    throw complaint(error);
  } finally {
    captcha.clear();
    place.remove();
  }
}
