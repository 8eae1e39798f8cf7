/** The types that every address form offers (ADDR-3, CON-5); any other one is a label of the customer's own. */
export const ADDRESS_TYPES = ['home', 'office', 'other'] as const;
export type AddressType = (typeof ADDRESS_TYPES)[number];

export const isAddressType = (type: string): type is AddressType =>
  ADDRESS_TYPES.some((known) => known === type);

/** `address_label` of an address: its type where that is the customer's own label, else empty (ADDR-1, ADDR-7). */
export const addressLabel = (type: string): string => (isAddressType(type) ? '' : type);
