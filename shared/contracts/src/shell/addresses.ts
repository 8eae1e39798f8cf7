import type { Address } from '../api/index.ts';
import type { Readable } from './readable.ts';

/** The contact of an order (ADDR-15); a guest's is stored in the browser only (ADDR-20). */
export interface Contact {
  name: string;
  /** E.164 */
  number: string;
  email: string | null;
}

/** Where an order may go: a saved address, or one that only this browser knows (`id` null): the current position, or a guest's own. */
export type DeliveryAddress = Omit<Address, 'id'> & { id: number | null };

/** Addresses of the customer or the guest (ADDR-1 to ADDR-25); since 1.3.0. A remote contributes the dialogs, which the host opens. */
export interface AddressServices {
  /** The current address, then the saved ones (ADDR-2); null while the first answer is on its way. */
  list: Readable<readonly DeliveryAddress[] | null>;
  /** Where the order under way goes; null while nothing is known. */
  selected: Readable<DeliveryAddress | null>;
  /** Opens Saved Addresses with what delivers from `zoneId` where it is given; nothing applies before Select (ADDR-12, ADDR-13). Null when it was closed. */
  choose(options?: { zoneId?: number }): Promise<DeliveryAddress | null>;
  /** Opens the form on an address, or on an empty one (ADDR-8); what was saved is selected. Null when it was closed. */
  edit(address?: DeliveryAddress): Promise<DeliveryAddress | null>;
  /** Makes it the one that the order goes to, such as the selected one with its house number filled in. */
  select(address: DeliveryAddress): void;
  /**
   * Saves it as it is and selects it (ADDR-10): a customer's on the server, where the form opens first if something needed is
   * missing; a guest's in this browser. Null where nothing was saved, and the customer has seen a message.
   */
  save(address: DeliveryAddress): Promise<DeliveryAddress | null>;
  /** Asks, then removes a saved address (ADDR-25); since 1.7.0. */
  remove(address: DeliveryAddress): Promise<void>;
  /** The contact: of the selected address, the account, or what a guest wrote; null while there is none (ADDR-16). */
  contact: Readable<Contact | null>;
  /** Opens the contact form of take-away (ADDR-17, ADDR-18). Null when it was closed. */
  editContact(): Promise<Contact | null>;
}
