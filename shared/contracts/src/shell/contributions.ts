import type { BillLine, CartLine, Cashback, Item, OrderType, StoredFile } from '../api/index.ts';
import type { Contact, DeliveryAddress } from './addresses.ts';

/** What the product dialog of a module is given. It is mounted while open and says when it wants to close. */
export interface ProductDialogProps {
  item: Item;
  /** The cart line to change; absent when something new is added (CRT-23). */
  line?: CartLine;
  onClose(): void;
}

/** What a module asks at the checkout beyond what every order needs; each remote fills in its own part. */
export interface CheckoutExtras {
  cutlery?: boolean;
  unavailable_item_note?: string;
  prescription_files?: StoredFile[];
}

/** What the checkout's section of a module is given (CHK-10): it shows what is chosen, and says what changes. */
export interface CheckoutSectionProps {
  lines: readonly BillLine[];
  /** A prescription alone is ordered: there are no lines, and its pictures are needed (RX-5). */
  prescriptionOnly?: boolean;
  orderType: OrderType;
  extras: CheckoutExtras;
  onChange(changes: CheckoutExtras): void;
  /** Says that a file starts or ends its upload: the order waits for it. Absent in checkouts that do not wait. */
  onUploading?(isUploading: boolean): void;
  /** The customer tried to place the order: what is missing is said where it belongs. */
  showErrors: boolean;
}

/** What the dialog of saved addresses is given; since 1.10.0. It is mounted while open, and answers once (ADDR-12 to ADDR-14). */
export interface SavedAddressesDialogProps {
  /** Where it is given, only addresses in this zone are offered (ADDR-2). */
  zoneId?: number;
  /** Opens the address dialog above, on an address or, for null, a new one. Answers what was saved; selects nothing. */
  edit(address: DeliveryAddress | null): Promise<DeliveryAddress | null>;
  /** Takes what was selected; null where the dialog was closed. */
  onAnswer(address: DeliveryAddress | null): void;
}

/** What is known of a position on the map; since 1.10.0 (LOC-3). */
export interface PlaceAt {
  lat: number;
  lng: number;
  /** Null where no address could be found. */
  address: string | null;
  /** Empty where nothing is delivered to. */
  zoneIds: number[];
  /** Why there is no zone, in the server's words where it sent any (LOC-5). */
  problem: string | null;
  /** Whether the server could not answer, so that the same position is worth another look (API-8); since 1.13.0. */
  isUnknown?: boolean;
}

/** What the dialog of an address is given; since 1.10.0. It is mounted while open, and answers once (ADDR-3 to ADDR-8). */
export interface AddressDialogProps {
  /** The address to change; null for a new one where the customer is now. */
  address: DeliveryAddress | null;
  /**
   * A customer's on the server, a guest's in this browser (ADDR-6). Rejects where it failed, after the customer has seen a
   * message.
   */
  save(address: DeliveryAddress): Promise<DeliveryAddress>;
  /** Looks up a position. A failed lookup is an answer with a problem, no error. */
  lookUp(position: { lat: number; lng: number }, signal: AbortSignal): Promise<PlaceAt>;
  /** The device's position; null where it is not available, after the customer has seen a message. */
  locate(): Promise<{ lat: number; lng: number } | null>;
  /** Takes what was saved; null where the dialog was closed. */
  onAnswer(address: DeliveryAddress | null): void;
}

/** What the dialog of take-away's contact is given; since 1.10.0. It is mounted while open, and answers once (ADDR-17, ADDR-18). */
export interface ContactDialogProps {
  contact: Contact | null;
  /** Takes what was written; null where the dialog was closed. */
  onAnswer(contact: Contact | null): void;
}

/** What the panel of cashback offers is given; since 1.10.0. It is mounted while open, as wide as its place (WAL-8, LAN-3). */
export interface CashbackOffersProps {
  /** Those that run; one at least. */
  offers: readonly Cashback[];
  onClose(): void;
}

/** The places that a remote can fill in another's page, with what each is given. */
export interface ContributionProps {
  'product-dialog': ProductDialogProps;
  'checkout-section': CheckoutSectionProps;
  'saved-addresses-dialog': SavedAddressesDialogProps;
  'address-dialog': AddressDialogProps;
  'contact-dialog': ContactDialogProps;
  'cashback-offers': CashbackOffersProps;
}

export type ContributionPlace = keyof ContributionProps;

/** Every place, for checks of a release's claims. */
export const CONTRIBUTION_PLACES: readonly ContributionPlace[] = [
  'product-dialog',
  'checkout-section',
  'saved-addresses-dialog',
  'address-dialog',
  'contact-dialog',
  'cashback-offers',
];
