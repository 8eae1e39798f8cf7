import type { ChangeEvent } from 'react';
import { PhoneField, usePhoneCountry } from '@souk/phone';
import { useShell } from '@souk/remote-kit';
import { TextField, tokens } from '@souk/ui';
import styled from 'styled-components';
import { isComplete } from '../contact-schema.ts';
import { addressWith, contactOf } from '../guest-contact.ts';
import type { GuestContact } from '../guest-contact.ts';
import { useOrder } from '../order-context.ts';
import { useText } from '../../texts/texts.ts';

const Fields = styled.fieldset`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: ${tokens.space[4]};
`;

/** Whom to ask for, of a guest: on the page itself, since nothing is ordered without it (CHK-6, CHK-7, ADDR-15). */
export function GuestContactPart({ guest }: { guest: GuestContact }) {
  const t = useText();
  const { addresses } = useShell();
  const { pickable } = usePhoneCountry();
  const { address, change, errors } = useOrder();
  const write = ({ target }: ChangeEvent<HTMLInputElement | HTMLSelectElement>) =>
    change({ guest: { ...guest, [target.name]: target.value } });
  // The next order, and an account that the guest signs in to, begin with it.
  const remember = () => {
    const contact = contactOf(guest);
    const isKnown = JSON.stringify(contact) === JSON.stringify(addresses.contact.get());
    if (address && !isKnown && isComplete(guest)) void addresses.save(addressWith(address, contact));
  };
  return (
    <Fields aria-label={t('contact.title')}>
      <TextField
        label={t('contact.name')}
        name="name"
        autoComplete="name"
        required
        value={guest.name}
        error={errors.contactName}
        onChange={write}
        onBlur={remember}
      />
      <PhoneField
        values={guest}
        error={errors.contactNumber}
        pickable={pickable}
        onChange={write}
        onBlur={remember}
      />
      <TextField
        label={t('contact.email')}
        name="email"
        type="email"
        autoComplete="email"
        value={guest.email}
        error={errors.contactEmail}
        onChange={write}
        onBlur={remember}
      />
    </Fields>
  );
}
