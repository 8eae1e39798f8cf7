import { Suspense, lazy, useId } from 'react';
import { useConfig } from '@souk/api-client';
import type { ContactDialogProps } from '@souk/contracts';
import { Dialog, Skeleton } from '@souk/ui';
import { DialogFooter } from './addresses/dialog-footer.tsx';
import { useText } from './addresses/texts/texts.ts';

const ContactForm = lazy(() =>
  import('./addresses/contact-form.tsx').then((module) => ({ default: module.ContactForm })),
);

/** Whom to ask for at the counter (ADDR-17, ADDR-18). */
export function ContactDialog({ contact, onAnswer }: ContactDialogProps) {
  const t = useText();
  const form = useId();
  // The country is the form's first value.
  const isConfigured = !useConfig().isPending;
  const waiting = <Skeleton height="240px" radius="m" />;
  return (
    <Dialog
      open
      onClose={() => onAnswer(null)}
      title={t('contact.title')}
      footer={<DialogFooter form={form} label={t('contact.save')} saving={false} />}
    >
      <Suspense fallback={waiting}>
        {isConfigured ? <ContactForm id={form} contact={contact} onSave={onAnswer} /> : waiting}
      </Suspense>
    </Dialog>
  );
}
