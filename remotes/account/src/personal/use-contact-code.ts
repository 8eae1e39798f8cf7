import { useState } from 'react';
import { sendContactCode, type ContactBody } from '@souk/api-client';
import { VERIFY_PARAM } from '@souk/contracts';
import type { Customer } from '@souk/contracts';
import { useSearchParams } from '@souk/remote-kit';
import type { SentCode } from './verify-contact-dialog.tsx';

/** The code that verifies a phone or an e-mail address: sent on request, or with the sign-up, whose mail leads here. */
export function useContactCode(customer: Customer) {
  const [search, setSearch] = useSearchParams();
  const [requested, setRequested] = useState<SentCode | null>(null);
  const isSignUpCode = search.get(VERIFY_PARAM) === 'email' && customer.is_email_verified === 0;
  const sent: SentCode | null = requested ?? (isSignUpCode ? { contact: { email: customer.email } } : null);

  async function sendCode(contact: ContactBody) {
    const { request_id } = await sendContactCode(contact);
    setRequested({ contact, request_id });
  }
  function closeCode() {
    setRequested(null);
    if (search.has(VERIFY_PARAM))
      setSearch(
        (before) => {
          const rest = new URLSearchParams(before);
          rest.delete(VERIFY_PARAM);
          return rest;
        },
        { replace: true },
      );
  }
  return { sent, sendCode, closeCode };
}
