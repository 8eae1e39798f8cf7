import { isAddressType } from '@souk/contracts';
import type { DeliveryAddress } from '@souk/contracts';
import { useText } from './texts/texts.ts';

/** What an address is called: its type in the customer's language, or the label that they gave it (ADDR-12). */
export function useAddressName(): (address: DeliveryAddress) => string {
  const t = useText();
  return ({ id, address_type: type, address_label: label }) => {
    if (label) return label.charAt(0).toLocaleUpperCase() + label.slice(1);
    if (isAddressType(type)) return t(`types.${type}`);
    return t(id === null ? 'types.current' : 'types.other');
  };
}
