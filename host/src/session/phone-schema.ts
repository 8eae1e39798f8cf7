import { type CountryCode, phoneSchema as phoneField } from '@souk/phone';
import { object, string } from 'yup';
import { text } from '../texts/texts.ts';

export const phoneSchema = (country: CountryCode) => object({ phone: phoneField(country) });

/** Six digits; spaces that a person types between them do not matter. */
export const codeField = () =>
  string()
    .transform((value: string) => value.replaceAll(/\s/g, ''))
    .required(text('auth.codeNeeded'))
    .matches(/^\d{6}$/, text('auth.codeWrong'));
