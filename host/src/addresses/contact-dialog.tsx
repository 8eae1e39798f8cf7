import { Suspense, lazy, useId } from 'react';
import { useConfig } from '@souk/api-client';
import type { Contact } from '@souk/contracts';
import { Dialog, Skeleton } from '@souk/ui';
import type { OpenDialog } from '../shell/dialog-queue.ts';
import { DialogFooter } from './dialog-footer.tsx';
import { useText } from './texts/texts.ts';

const ContactForm = lazy(() =>
  import('./contact-form.tsx').then((module) => ({ default: module.ContactForm })),
);

interface Props {
  open: OpenDialog<Contact | null, Contact | null>;
}

/** Whom to ask for at the counter (ADDR-17, ADDR-18). */
export function ContactDialog({ open: { request, answer } }: Props) {
  const t = useText();
  const form = useId();
  // The country is the form's first value.
  const isConfigured = !useConfig().isPending;
  const waiting = <Skeleton height="240px" radius="m" />;
  return (
    <Dialog
      open
      onClose={() => answer(null)}
      title={t('contact.title')}
      footer={<DialogFooter form={form} label={t('contact.save')} saving={false} />}
    >
      <Suspense fallback={waiting}>
        {isConfigured ? <ContactForm id={form} contact={request} onSave={answer} /> : waiting}
      </Suspense>
    </Dialog>
  );
}
