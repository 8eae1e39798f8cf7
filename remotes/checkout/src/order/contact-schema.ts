import { phoneSchema } from '@souk/phone';
import { object, string } from 'yup';
import type { Contact } from '@souk/contracts';
import { text } from '../texts/texts.ts';
import type { GuestContact } from './guest-contact.ts';

const MAX_NAME_LENGTH = 100;
const MAX_EMAIL_LENGTH = 255;

/** What is needed of whom to ask for (CHK-7): a guest's number is checked as it is typed, a customer's was when it was saved. */
export const contactSchema = (guest: GuestContact | null) => ({
  contactName: string()
    .trim()
    .max(MAX_NAME_LENGTH, text('contact.tooLong', { max: MAX_NAME_LENGTH }))
    .required(text('contact.nameNeeded')),
  contactNumber: guest ? phoneSchema(guest.country) : string().required(text('contact.numberNeeded')),
  contactEmail: string().trim().max(MAX_EMAIL_LENGTH).email(text('contact.emailWrong')),
});

/** What the schema is about, by the names of the page's parts. */
export const contactValues = (guest: GuestContact | null, contact: Contact | null) => ({
  contactName: guest?.name ?? contact?.name,
  contactNumber: guest?.phone ?? contact?.number,
  contactEmail: guest?.email,
});

export const isComplete = (guest: GuestContact): boolean =>
  object(contactSchema(guest)).isValidSync(contactValues(guest, null));
