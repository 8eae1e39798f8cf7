import { useId } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';
import { CircleUser, IconButton, Pencil, VisuallyHidden } from '@souk/ui';
import { ContactLines } from './contact-lines.tsx';
import { DeliveryCard, Name, Words } from './delivery-card.ts';
import { useText } from './texts/texts.ts';

/** Whom a customer's take-away is handed to; the pencil opens the contact form (ADDR-16, ADDR-17). */
export function ContactCard() {
  const t = useText();
  const { addresses } = useShell();
  const contact = useReadable(addresses.contact);
  const hint = useId();
  return (
    <DeliveryCard>
      <CircleUser size={22} aria-hidden />
      <Words>
        {contact ? (
          <ContactLines contact={contact} named />
        ) : (
          <Name title={t('contactTooltip')} aria-describedby={hint}>
            {t('noContact')}
            <VisuallyHidden id={hint}>{t('contactTooltip')}</VisuallyHidden>
          </Name>
        )}
      </Words>
      <IconButton
        size="s"
        label={t('editContact')}
        title={t('contactTooltip')}
        icon={<Pencil size={18} aria-hidden />}
        onClick={() => void addresses.editContact()}
      />
    </DeliveryCard>
  );
}
