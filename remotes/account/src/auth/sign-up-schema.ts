import { type CountryCode, phoneSchema } from '@souk/phone';
import { object, string } from 'yup';
import { newPasswordFields } from './new-password-fields.ts';
import { text } from './texts/texts.ts';

/** Whose an account is. `country` is what a number without a country code is taken to be of. */
export const accountSchema = (country: CountryCode) =>
  object({
    f_name: string().trim().max(100).required(text('firstNameNeeded')),
    l_name: string().trim().max(100).required(text('lastNameNeeded')),
    email: string().trim().max(255).email(text('emailWrong')).required(text('emailNeeded')),
    phone: phoneSchema(country),
  });

/** What an account with a password needs (SES-10). */
export const signUpSchema = (country: CountryCode) =>
  accountSchema(country).shape({ ...newPasswordFields(), ref_code: string().trim() });
