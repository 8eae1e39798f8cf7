import type { Ref } from 'react';
import { addressLabel, isAddressType } from '@souk/contracts';
import type { DeliveryAddress } from '@souk/contracts';
import { useReadable, useShell } from '@souk/remote-kit';
import { BriefcaseBusiness, House, IconButton, LocateFixed, MapPin, Pencil } from '@souk/ui';
import { ContactLines } from './contact-lines.tsx';
import { DeliveryCard, Line, Name, Words } from './delivery-card.ts';
import { PlaceLines } from './place-lines.tsx';
import { useText } from './texts/texts.ts';

const ICONS = { home: House, office: BriefcaseBusiness, other: MapPin, current: LocateFixed };

/** The type in the customer's language, or the label that they gave it, in capitals where it begins. */
function useType({ id, address_type: type, address_label }: DeliveryAddress) {
  const t = useText();
  // A host of before the label says it by the type alone.
  const label = address_label || addressLabel(type);
  if (label) return { name: label.charAt(0).toLocaleUpperCase() + label.slice(1), Icon: ICONS.other };
  const known = isAddressType(type) ? type : id === null ? 'current' : 'other';
  return { name: t(`types.${known}`), Icon: ICONS[known] };
}

/** The address that the order goes to, with its pencil (ADDR-9). */
export function AddressCard({
  address,
  pencil,
}: {
  address: DeliveryAddress;
  pencil: Ref<HTMLButtonElement>;
}) {
  const t = useText();
  const { addresses } = useShell();
  const contact = useReadable(addresses.contact);
  const { name, Icon } = useType(address);
  return (
    <DeliveryCard>
      <Icon size={22} aria-hidden />
      <Words>
        <Name>
          <bdi>{name}</bdi>
        </Name>
        <PlaceLines address={address} />
        {contact ? (
          <ContactLines contact={contact} />
        ) : (
          <Line title={t('contactTooltip')}>{t('noContact')}</Line>
        )}
      </Words>
      <IconButton
        ref={pencil}
        size="s"
        label={t('edit')}
        title={t('editTooltip')}
        icon={<Pencil size={18} aria-hidden />}
        onClick={() => void addresses.edit(address)}
      />
    </DeliveryCard>
  );
}
