import { latinDigits } from '@souk/i18n';
import { object, string } from 'yup';
import { text } from './texts/texts.ts';

export const signInSchema = () =>
  object({
    email_or_phone: string().trim().transform(latinDigits).required(text('emailOrPhoneNeeded')),
    password: string().required(text('passwordNeeded')),
  });
