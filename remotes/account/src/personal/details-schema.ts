import { type CountryCode, toNumber } from '@souk/phone';
import { MAX_PASSWORD_LENGTH, MIN_PASSWORD_LENGTH } from '@souk/contracts';
import type { Customer, UpdateProfileBody } from '@souk/contracts';
import { object, ref, string } from 'yup';
import { text } from './texts/texts.ts';

export interface DetailsValues {
  f_name: string;
  l_name: string;
  phone: string;
  email: string;
  password: string;
  confirm: string;
  current_password: string;
}

/** The form of an account as it stands; passwords are never shown. */
export const valuesOf = ({ f_name, l_name, phone, email }: Customer): DetailsValues => ({
  f_name,
  l_name,
  phone,
  email,
  password: '',
  confirm: '',
  current_password: '',
});

const words = (max: number) => string().trim().max(max, text('tooLong', { max }));

/** What a profile needs before it is saved (PRF-3, PRF-10). */
export const detailsSchema = () =>
  object({
    f_name: words(100).required(text('firstNameNeeded')),
    l_name: words(100).required(text('lastNameNeeded')),
    phone: string().trim().required(text('phoneNeeded')),
    email: words(255).email(text('emailWrong')).required(text('emailNeeded')),
    password: string()
      .min(MIN_PASSWORD_LENGTH, text('passwordShort', { min: MIN_PASSWORD_LENGTH }))
      .max(MAX_PASSWORD_LENGTH, text('tooLong', { max: MAX_PASSWORD_LENGTH })),
    confirm: string()
      .oneOf([ref('password'), ''], text('confirmWrong'))
      .when('password', {
        is: (password?: string) => Boolean(password),
        then: (field) => field.required(text('confirmWrong')),
      }),
    current_password: string().when('password', {
      is: (password?: string) => Boolean(password),
      then: (field) => field.required(text('currentNeeded')),
    }),
  });

/** What the form sends: contacts only where they differ, passwords only where one was typed. */
export function toProfileBody(
  values: DetailsValues,
  customer: Customer,
  country: CountryCode,
): UpdateProfileBody {
  const phone = toNumber({ phone: values.phone, country });
  const email = values.email.trim();
  return {
    f_name: values.f_name.trim(),
    l_name: values.l_name.trim(),
    ...(phone !== customer.phone && { phone }),
    ...(email !== customer.email && { email }),
    ...(values.password !== '' && {
      password: values.password,
      current_password: values.current_password,
    }),
  };
}

/** Whether there is anything to store beside a picture (PRF-6). */
export const hasChanges = (body: UpdateProfileBody, { f_name, l_name }: Customer): boolean =>
  Object.keys(body).length > 2 || body.f_name !== f_name || body.l_name !== l_name;
