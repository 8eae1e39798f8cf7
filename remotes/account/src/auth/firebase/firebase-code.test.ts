import { signInWithPhoneNumber } from 'firebase/auth';
import { aFirebaseConfig } from '@souk/testing';
import { formErrors } from '../../page/form-errors/form-errors.ts';
import { sendFirebaseCode } from './firebase-code.ts';

jest.mock('firebase/app', () => ({ initializeApp: jest.fn() }));
jest.mock('firebase/auth', () => ({
  initializeAuth: () => ({}),
  connectAuthEmulator: jest.fn(),
  signInWithPhoneNumber: jest.fn(),
  RecaptchaVerifier: class {
    clear() {}
  },
}));

const failed = (code: string) => Object.assign(new Error(code), { code: `auth/${code}` });
const problemOf = async (code: string) => {
  jest.mocked(signInWithPhoneNumber).mockRejectedValue(failed(code));
  const error: unknown = await sendFirebaseCode(aFirebaseConfig(), '+966501234567').catch((e: unknown) => e);
  return formErrors(error, ['phone']);
};

beforeEach(() => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false));

it('says that you are offline where Firebase cannot be reached (SES-10, API-8)', async () => {
  expect(await problemOf('network-request-failed')).toEqual({
    fields: {},
    form: "You're offline. Check your connection and try again.",
  });
});

it('shows at the number why Firebase sends no code to it, and blames the connection for no other failure (SES-10)', async () => {
  expect((await problemOf('invalid-phone-number')).fields).toEqual({
    phone: "We can't send a code to this number.",
  });
  expect((await problemOf('internal-error')).form).toBe(
    'Something went wrong on our side. Please try again.',
  );
});
