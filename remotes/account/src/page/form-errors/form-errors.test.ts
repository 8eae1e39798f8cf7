import { ApiError, type ApiErrorKind } from '@souk/api-client';
import { initLanguage } from '@souk/i18n';
import { failureText, formErrors } from './form-errors.ts';

const failed = (kind: ApiErrorKind, status = 0, ...errors: { code: string; message: string }[]) =>
  new ApiError({ kind, status, errors, call: 'POST x' });
const online = (value: boolean) => jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(value);

it('says that you are offline only where you are (API-8, API-14)', () => {
  online(false);
  expect(failureText(failed('network'))).toBe("You're offline. Check your connection and try again.");
  online(true);
  expect(failureText(failed('network'))).toMatch(/^We can't reach the shop right now\./);
});

it.each([
  [
    'fails',
    failed('http', 500, { code: 'otp', message: 'stack' }),
    'Something went wrong on our side. Please try again.',
  ],
  ['is too slow', failed('timeout'), 'This is taking too long. Please try again.'],
  ['is asked too often', failed('http', 429), 'Too many attempts. Wait a few minutes, then try again.'],
  ['refuses without a reason', failed('http', 403), "We can't do this now. Reload the page and try again."],
  ['is fine, and our page fails', new Error('a bug'), 'Something went wrong on our side. Please try again.'],
])('names no connection where the server %s (API-5, API-8)', (_case, error, sentence) => {
  expect(formErrors(error, ['otp'])).toEqual({ fields: {}, form: sentence });
});

it('shows what is wrong with a field at the field, and the server’s own words for the rest (API-8)', () => {
  const wrong = { code: 'otp', message: 'This code is wrong.' };
  const wait = { code: 'too_many', message: 'Try again in 30 seconds.' };
  expect(formErrors(failed('http', 422, wrong), ['otp'])).toEqual({
    fields: { otp: wrong.message },
    form: null,
  });
  expect(formErrors(failed('http', 429, wait), ['otp']).form).toBe(wait.message);
});

it('speaks the language of the page (I18-5)', () => {
  initLanguage('ar');
  expect(failureText(failed('http', 502))).toBe('حدث خطأ من جهتنا. حاول مرة أخرى.');
  initLanguage('en');
});
