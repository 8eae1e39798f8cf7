import { ref, string } from 'yup';
import { text } from './texts/texts.ts';

/** A new password and its repetition (PRF-10). */
export const newPasswordFields = () => ({
  password: string().min(8, text('passwordShort')).max(200).required(text('passwordNeeded')),
  confirm: string()
    .oneOf([ref('password')], text('confirmWrong'))
    .required(text('confirmNeeded')),
});
