import type { ContactBody } from '@souk/api-client';
import type { Customer } from '@souk/contracts';
import { Button, TextField } from '@souk/ui';
import { Actions } from '../page/card.tsx';
import type { DetailsValues } from './details-schema.ts';
import { useText } from './texts/texts.ts';
import type { DetailsField } from './use-details-form.ts';

interface Props {
  customer: Customer;
  values: DetailsValues;
  field: DetailsField;
  onVerify(contact: ContactBody): void;
}

/** Phone and e-mail address, each with a button that verifies it; a verified phone cannot be changed (PRF-2). */
export function ContactFields({ customer, values, field, onVerify }: Props) {
  const t = useText();
  const isPhoneFixed = customer.is_phone_verified === 1 && customer.phone !== '';
  const isEmailOpen = customer.is_email_verified === 0 && values.email.trim() === customer.email;
  const isPhoneOpen = !isPhoneFixed && customer.phone !== '' && values.phone === customer.phone;
  const verifyButton = (contact: ContactBody) => (
    <Actions>
      <Button variant="secondary" size="s" onClick={() => onVerify(contact)}>
        {t('verify')}
      </Button>
    </Actions>
  );
  return (
    <>
      <TextField
        label={t('phone')}
        type="tel"
        autoComplete="tel"
        dir="ltr"
        disabled={isPhoneFixed}
        hint={isPhoneFixed ? t('notChangeable') : t('phoneUnverified')}
        {...field('phone')}
      />
      {isPhoneOpen && verifyButton({ phone: customer.phone })}
      <TextField
        label={t('email')}
        type="email"
        autoComplete="email"
        dir="ltr"
        hint={isEmailOpen ? t('emailUnverified') : undefined}
        {...field('email')}
      />
      {isEmailOpen && customer.email !== '' && verifyButton({ email: customer.email })}
    </>
  );
}
