import { phoneSchema } from '@souk/phone';
import { mixed, object, string } from 'yup';
import type { Spot } from './address-values.ts';
import { text } from './texts/texts.ts';

const words = (max: number) => string().trim().max(max, text('form.tooLong', { max }));

/** Address, name and phone are needed, and nothing else (ADDR-5). */
export const addressSchema = () =>
  object({
    spot: mixed<Spot>().required(text('form.addressNeeded')),
    label: words(50),
    name: words(100).required(text('form.nameNeeded')),
    phone: phoneSchema(),
    email: words(255).email(text('form.emailWrong')),
    house: words(100),
    floor: words(100),
    road: words(100),
    information: words(500),
  });
