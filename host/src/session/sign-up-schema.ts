import { type CountryCode, phoneSchema } from '@souk/phone';
import { object, ref, string } from 'yup';
import { text } from '../texts/texts.ts';

/** Whose an account is. `country` is what a number without a country code is taken to be of. */
export const accountSchema = (country: CountryCode) =>
  object({
    f_name: string().trim().max(100).required(text('auth.firstNameNeeded')),
    l_name: string().trim().max(100).required(text('auth.lastNameNeeded')),
    email: string().trim().max(255).email(text('auth.emailWrong')).required(text('auth.emailNeeded')),
    phone: phoneSchema(country),
  });

/** What an account with a password needs (SES-10, PRF-10). */
export const signUpSchema = (country: CountryCode) =>
  accountSchema(country).shape({
    password: string().min(8, text('auth.passwordShort')).max(200).required(text('auth.passwordNeeded')),
    confirm: string()
      .oneOf([ref('password')], text('auth.confirmWrong'))
      .required(text('auth.confirmNeeded')),
  });
