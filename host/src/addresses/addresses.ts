import type { AddressServices, ConfirmRequest, Contact, DeliveryAddress, Toast } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { createDialogQueue } from '../state/dialog-queue.ts';
import type { DialogQueue } from '../state/dialog-queue.ts';
import { createDeliveryState } from './delivery-state.ts';
import type { DeliveryStateOptions } from './delivery-state.ts';
import { contactFields, contactOf, isSamePlace } from './delivery-view.ts';
import { savedAddresses } from './saved-addresses.ts';
import { text } from './texts/texts.ts';

export interface Addresses {
  services: AddressServices;
  /** The open Saved Addresses dialog, and what was asked of it (ADDR-12). */
  choosers: DialogQueue<{ zoneId?: number }, DeliveryAddress | null>;
  /** The open address form, and the address that it changes; null for a new one (ADDR-8). */
  editors: DialogQueue<DeliveryAddress | null, DeliveryAddress | null>;
  /** The open contact form (ADDR-17). */
  contactEditors: DialogQueue<Contact | null, Contact | null>;
  /**
   * Saves what the form holds: a customer's on the server, a guest's here (ADDR-6). Rejects with `ApiError`, which the
   * client has reported.
   */
  save(address: DeliveryAddress): Promise<DeliveryAddress>;
}

interface AddressesOptions extends DeliveryStateOptions {
  toast(toast: Toast): void;
  confirm(request: ConfirmRequest): Promise<boolean>;
}

/** The addresses that orders may go to. The QueryClient holds the saved ones; the selected one is stored in the browser. */
export function createAddresses({ session, location, toast, confirm }: AddressesOptions): Addresses {
  const choosers: Addresses['choosers'] = createDialogQueue();
  const editors: Addresses['editors'] = createDialogQueue();
  const contactEditors: Addresses['contactEditors'] = createDialogQueue();
  const { stored, write, current, readable } = createDeliveryState({ session, location });
  bus.on('session:changed', () => {
    choosers.open.get()?.answer(null);
    editors.open.get()?.answer(null);
    contactEditors.open.get()?.answer(null);
  });

  /** Whom a customer wrote for one address is not who answers at another; a guest is one person. */
  const apply = (address: DeliveryAddress) => {
    const isGuests = session.token() === null;
    write({ address, contact: isGuests ? (contactOf(address) ?? stored.get().contact) : null });
  };
  const select = (address: DeliveryAddress) => {
    const before = current().selected;
    if (before && isSamePlace(before, address)) write({ ...stored.get(), address });
    else apply(address);
  };

  const saved = savedAddresses({ session, toast, confirm });
  const edit: AddressServices['edit'] = async (address) => {
    const edited = await editors.ask(address ?? null);
    if (edited) apply(edited);
    return edited;
  };

  return {
    choosers,
    editors,
    contactEditors,
    save: saved.save,
    services: {
      list: readable('list'),
      selected: readable('selected'),
      contact: readable('contact'),
      async choose(options = {}) {
        const chosen = await choosers.ask(options);
        if (chosen) {
          apply(chosen);
          toast({ kind: 'success', id: 'address', text: text('selected') });
        }
        return chosen;
      },
      edit,
      select,
      remove: saved.remove,
      async save(address) {
        if (session.token() !== null && !contactOf(address)) return edit(address);
        const answer = await saved.save(address).catch(() => null);
        if (answer) apply(answer);
        return answer;
      },
      async editContact() {
        const contact = await contactEditors.ask(current().contact);
        if (contact) {
          const { address } = stored.get();
          const unsaved = address?.id === null;
          write({ address: unsaved ? { ...address, ...contactFields(contact) } : address, contact });
        }
        return contact;
      },
    },
  };
}
