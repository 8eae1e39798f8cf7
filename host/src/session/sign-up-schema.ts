import { type CountryCode, phoneSchema } from '@souk/phone';
import { object, ref, string } from 'yup';
import { text } from '../texts/texts.ts';

/** What an account needs (SES-10, PRF-10). `country` is what a number without a country code is taken to be of. */
export const signUpSchema = (country: CountryCode) =>
  object({
    f_name: string().trim().max(100).required(text('auth.firstNameNeeded')),
    l_name: string().trim().max(100).required(text('auth.lastNameNeeded')),
    email: string().trim().max(255).email(text('auth.emailWrong')).required(text('auth.emailNeeded')),
    phone: phoneSchema(country),
    password: string().min(8, text('auth.passwordShort')).max(200).required(text('auth.passwordNeeded')),
    confirm: string()
      .oneOf([ref('password')], text('auth.confirmWrong'))
      .required(text('auth.confirmNeeded')),
  });
