import { isValidPhoneNumber } from 'libphonenumber-js';
import type { CountryCode } from 'libphonenumber-js';
import { object, string } from 'yup';
import { text } from '../texts/texts.ts';

/** A number that can be called. `country` is what one without a country code is taken to be of. */
export const phoneField = (country: CountryCode) =>
  string()
    .required(text('auth.phoneNeeded'))
    .test('phone', text('auth.phoneWrong'), (value) => !value || isValidPhoneNumber(value, country));

export const phoneSchema = (country: CountryCode) => object({ phone: phoneField(country) });

/** Six digits; spaces that a person types between them do not matter. */
export const codeField = () =>
  string()
    .transform((value: string) => value.replaceAll(/\s/g, ''))
    .required(text('auth.codeNeeded'))
    .matches(/^\d{6}$/, text('auth.codeWrong'));
