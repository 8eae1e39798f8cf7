import type { BillLine, CartLine, Item, OrderType, StoredFile } from '../api/index.ts';

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
  /** The customer tried to place the order: what is missing is said where it belongs. */
  showErrors: boolean;
}

/** The places that a remote can fill in another's page, with what each is given. */
export interface ContributionProps {
  'product-dialog': ProductDialogProps;
  'checkout-section': CheckoutSectionProps;
}

export type ContributionPlace = keyof ContributionProps;

/** Every place, for whoever checks what a release claims. */
export const CONTRIBUTION_PLACES: readonly ContributionPlace[] = ['product-dialog', 'checkout-section'];
