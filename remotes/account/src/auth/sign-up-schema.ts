import { type CountryCode, phoneSchema } from '@souk/phone';
import { object, string } from 'yup';
import { newPasswordFields } from './new-password-fields.ts';
import { text } from './texts/texts.ts';

const words = (max: number) => string().trim().max(max, text('tooLong', { max }));

/** Whose an account is. `country` is what a number without a country code is taken to be of. */
export const accountSchema = (country: CountryCode) =>
  object({
    f_name: words(100).required(text('firstNameNeeded')),
    l_name: words(100).required(text('lastNameNeeded')),
    email: words(255).email(text('emailWrong')).required(text('emailNeeded')),
    phone: phoneSchema(country),
  });

/** What an account with a password needs (SES-10). */
export const signUpSchema = (country: CountryCode) =>
  accountSchema(country).shape({ ...newPasswordFields(), ref_code: string().trim() });
