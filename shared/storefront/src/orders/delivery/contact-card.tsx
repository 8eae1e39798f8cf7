import { useId } from 'react';
import { useReadable, useShell } from '@souk/remote-kit';
import { CircleUser, IconButton, Pencil, VisuallyHidden } from '@souk/ui';
import { ContactLines } from './contact-lines.tsx';
import { DeliveryCard, Name, Words } from './delivery-card.ts';
import { PlaceLines } from './place-lines.tsx';
import { useText } from './texts/texts.ts';

/** Whom to ask for, and for a delivery where; the pencil opens the form that is needed for it (ADDR-15 to ADDR-17). */
export function ContactCard({ takeAway }: { takeAway: boolean }) {
  const t = useText();
  const { addresses } = useShell();
  const contact = useReadable(addresses.contact);
  const selected = useReadable(addresses.selected);
  const hint = useId();
  const edit = () => void (takeAway ? addresses.editContact() : addresses.edit(selected ?? undefined));
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
        {!takeAway && selected && <PlaceLines address={selected} />}
      </Words>
      <IconButton
        size="s"
        label={t(takeAway ? 'editContact' : 'edit')}
        title={t(takeAway ? 'contactTooltip' : 'editTooltip')}
        icon={<Pencil size={18} aria-hidden />}
        onClick={edit}
      />
    </DeliveryCard>
  );
}
