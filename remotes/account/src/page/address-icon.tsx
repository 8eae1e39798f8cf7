import { isAddressType } from '@souk/contracts';
import { BriefcaseBusiness, House, LocateFixed, MapPin } from '@souk/ui';

const ICONS = { home: House, office: BriefcaseBusiness, other: MapPin };

/** The icon of an address by its type; without a type it is the current position (ADDR-12). */
export function AddressIcon({ type }: { type: string }) {
  const Icon = isAddressType(type) ? ICONS[type] : type === '' ? LocateFixed : MapPin;
  return <Icon size={20} aria-hidden />;
}
