import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@souk/contracts';
import { ref, string } from 'yup';
import { text } from './texts/texts.ts';

/** A new password and its repetition (PRF-10). */
export const newPasswordFields = () => ({
  password: string()
    .min(MIN_PASSWORD_LENGTH, text('passwordShort', { min: MIN_PASSWORD_LENGTH }))
    .max(MAX_PASSWORD_LENGTH, text('tooLong', { max: MAX_PASSWORD_LENGTH }))
    .required(text('passwordNeeded')),
  confirm: string()
    .oneOf([ref('password')], text('confirmWrong'))
    .required(text('confirmNeeded')),
});
