import type { CartLine, Item } from '../api/index.ts';

/** What the product dialog of a module is given. It is mounted while open and says when it wants to close. */
export interface ProductDialogProps {
  item: Item;
  /** The cart line to change; absent when something new is added (CRT-23). */
  line?: CartLine;
  onClose(): void;
}

/** The places that a remote can fill in another's page, with what each is given. */
export interface ContributionProps {
  'product-dialog': ProductDialogProps;
}

export type ContributionPlace = keyof ContributionProps;

/** Every place, for whoever checks what a release claims. */
export const CONTRIBUTION_PLACES: readonly ContributionPlace[] = ['product-dialog'];
