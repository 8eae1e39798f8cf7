import { MAX_ORDER_NOTE_LENGTH } from '@souk/contracts';
import { phoneSchema } from '@souk/phone';
import { mixed, object, string } from 'yup';
import { text } from '../texts/texts.ts';
import type { Spot } from './parcel-values.ts';

const words = (max: number) => string().trim().max(max, text('delivery.tooLong', { max }));

const endSchema = () =>
  object({
    spot: mixed<Spot>().required(text('delivery.addressNeeded')),
    name: words(100).required(text('delivery.nameNeeded')),
    phone: phoneSchema(),
    email: words(255).email(text('delivery.emailWrong')),
    house: words(100),
    floor: words(100),
    road: words(100),
  });

/** Place, name and phone of both are needed, and what is sent (PCL-4), in the words of the address form (ADDR-5). */
export const parcelSchema = () =>
  object({
    category: string().required(text('delivery.categoryNeeded')),
    sender: endSchema(),
    receiver: endSchema(),
    note: words(MAX_ORDER_NOTE_LENGTH),
  });
