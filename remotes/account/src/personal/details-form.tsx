import { useRef } from 'react';
import type { Customer } from '@souk/contracts';
import { useShell } from '@souk/remote-kit';
import { Button, TextField, useFocusFirstError } from '@souk/ui';
import { Actions, Card, Column, FormProblem } from '../page/card.tsx';
import { ContactFields } from './contact-fields.tsx';
import { PasswordFields } from './password-fields.tsx';
import { PortraitField } from './portrait-field.tsx';
import { useText } from './texts/texts.ts';
import { useContactCode } from './use-contact-code.ts';
import { useDetailsForm } from './use-details-form.ts';
import { VerifyContactDialog } from './verify-contact-dialog.tsx';

/** 'Edit Personal Details' (PRF-2 to PRF-7). A new phone or e-mail counts once its code came back. */
export function DetailsForm({ customer }: { customer: Customer }) {
  const t = useText();
  const { session } = useShell();
  const { sent, sendCode, closeCode } = useContactCode(customer);
  const details = useDetailsForm(customer, sendCode);
  const { form, field, problem } = details;
  const element = useRef<HTMLFormElement>(null);
  useFocusFirstError(element, form.submitCount);

  return (
    <Card title={t('edit')}>
      <Column as="form" ref={element} noValidate onSubmit={form.handleSubmit}>
        <PortraitField
          url={customer.image_full_url}
          chosen={details.portrait}
          error={details.portraitError}
          onError={details.setPortraitError}
          onChoose={details.choosePortrait}
        />
        <TextField label={t('firstName')} autoComplete="given-name" {...field('f_name')} />
        <TextField label={t('lastName')} autoComplete="family-name" {...field('l_name')} />
        <ContactFields
          customer={customer}
          values={form.values}
          field={field}
          onVerify={(contact) => void sendCode(contact).catch((error: unknown) => details.showError(error))}
        />
        <PasswordFields customer={customer} isChanged={form.values.password !== ''} field={field} />
        {problem && <FormProblem role="alert">{problem}</FormProblem>}
        <Actions>
          <Button variant="secondary" onClick={details.reset}>
            {t('reset')}
          </Button>
          <Button type="submit" loading={form.isSubmitting}>
            {t('update')}
          </Button>
        </Actions>
      </Column>
      {sent && (
        <VerifyContactDialog
          sent={sent}
          onClose={closeCode}
          onVerified={() => {
            closeCode();
            void session.reload();
          }}
        />
      )}
    </Card>
  );
}
