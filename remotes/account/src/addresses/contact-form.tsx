import { useRef } from 'react';
import type { Contact } from '@souk/contracts';
import { PhoneField, phoneSchema, toNumber, toPhoneValues, usePhoneCountry } from '@souk/phone';
import { TextField, useFocusFirstError } from '@souk/ui';
import { useFormik } from 'formik';
import { object, string } from 'yup';
import { FormColumn } from './form-column.ts';
import { text, useText } from './texts/texts.ts';

const contactSchema = () =>
  object({
    name: string()
      .trim()
      .max(100, text('form.tooLong', { max: 100 }))
      .required(text('form.nameNeeded')),
    phone: phoneSchema(),
    email: string()
      .trim()
      .max(255, text('form.tooLong', { max: 255 }))
      .email(text('form.emailWrong')),
  });

interface Props {
  id: string;
  contact: Contact | null;
  onSave(contact: Contact): void;
}

/** Name and phone are needed, and say so; the e-mail is not (ADDR-17, ADDR-18). */
export function ContactForm({ id, contact, onSave }: Props) {
  const t = useText();
  const { country, pickable } = usePhoneCountry();
  const form = useFormik({
    initialValues: {
      name: contact?.name ?? '',
      email: contact?.email ?? '',
      ...toPhoneValues(contact?.number ?? '', country),
    },
    validationSchema: contactSchema,
    validateOnBlur: false,
    onSubmit: ({ name, email, ...phone }) =>
      onSave({ name: name.trim(), number: toNumber(phone), email: email.trim() || null }),
  });
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form.submitCount);
  const problem = (name: 'name' | 'phone' | 'email') => (form.touched[name] ? form.errors[name] : undefined);
  return (
    <FormColumn ref={element} id={id} noValidate onSubmit={form.handleSubmit} onReset={form.handleReset}>
      <TextField
        label={t('form.name')}
        autoComplete="name"
        required
        {...form.getFieldProps('name')}
        error={problem('name')}
      />
      <PhoneField
        values={form.values}
        error={problem('phone')}
        pickable={pickable}
        onChange={form.handleChange}
        onBlur={form.handleBlur}
      />
      <TextField
        label={t('form.contactEmail')}
        type="email"
        autoComplete="email"
        {...form.getFieldProps('email')}
        error={problem('email')}
      />
    </FormColumn>
  );
}
