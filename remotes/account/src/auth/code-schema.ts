import { latinDigits } from '@souk/i18n';
import { string } from 'yup';
import { text } from './texts/texts.ts';

/** Six digits; spaces that a person types between them do not matter. */
export const codeField = () =>
  string()
    .transform((value: string) => latinDigits(value).replaceAll(/\s/g, ''))
    .required(text('codeNeeded'))
    .matches(/^\d{6}$/, text('codeWrong'));
