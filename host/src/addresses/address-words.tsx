import type { DeliveryAddress } from '@souk/contracts';
import { BriefcaseBusiness, House, LocateFixed, MapPin } from '@souk/ui';
import { useText } from './texts/texts.ts';

const ICONS = { home: House, office: BriefcaseBusiness, other: MapPin };

export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

export const isAddressType = (type: string): type is AddressType =>
  ADDRESS_TYPES.some((known) => known === type);

/** What an address is called: its type in the customer's language, or the label that they gave it (ADR-12). */
export function useAddressName(): (address: DeliveryAddress) => string {
  const t = useText();
  return ({ id, address_type: type }) => {
    if (isAddressType(type)) return t(`types.${type}`);
    if (type === '') return t(id === null ? 'types.current' : 'types.other');
    return type.charAt(0).toLocaleUpperCase() + type.slice(1);
  };
}

export function AddressIcon({ type }: { type: string }) {
  const Icon = isAddressType(type) ? ICONS[type] : type === '' ? LocateFixed : MapPin;
  return <Icon size={20} aria-hidden />;
}
