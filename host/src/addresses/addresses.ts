import { addAddress, addressesQuery, queryClient, removeAddress, updateAddress } from '@souk/api-client';
import type {
  AddressServices,
  ConfirmRequest,
  Contact,
  DeliveryAddress,
  PickedLocation,
  Readable,
  SessionState,
  Toast,
} from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { MutationObserver, QueryObserver } from '@tanstack/react-query';
import { createDialogQueue } from '../shell/dialog-queue.ts';
import type { DialogQueue } from '../shell/dialog-queue.ts';
import { createStore } from '../shell/store.ts';
import { toAddressBody } from './address-body.ts';
import { contactFields, contactOf, isSamePlace, viewOf } from './delivery-view.ts';
import type { DeliveryView } from './delivery-view.ts';
import {
  type StoredDelivery,
  NO_DELIVERY,
  readStoredDelivery,
  writeStoredDelivery,
} from './stored-delivery.ts';
import { text } from './texts/texts.ts';

export interface Addresses {
  services: AddressServices;
  /** The open Saved Addresses dialog, and what was asked of it (ADDR-12). */
  choosers: DialogQueue<{ zoneId?: number }, DeliveryAddress | null>;
  /** The open address form, and the address that it changes; null for a new one (ADDR-8). */
  editors: DialogQueue<DeliveryAddress | null, DeliveryAddress | null>;
  /** The open contact form (ADDR-17). */
  contactEditors: DialogQueue<Contact | null, Contact | null>;
  /** Saves what the form holds: a customer's on the server, a guest's here (ADDR-6). Rejects with `ApiError`, of which the client has told. */
  save(address: DeliveryAddress): Promise<DeliveryAddress>;
  /** Asks, then removes a saved address (ADDR-25). */
  remove(address: DeliveryAddress): Promise<void>;
  /** The query of the saved ones, which asks nothing for guests. */
  query(): ReturnType<typeof addressesQuery> & { enabled: boolean };
}

interface AddressesOptions {
  session: {
    token(): string | null;
    scope(): number | null;
    services: { state: Readable<SessionState> };
  };
  location: Readable<PickedLocation | null>;
  toast(toast: Toast): void;
  confirm(request: ConfirmRequest): Promise<boolean>;
}

/** Where the orders of whoever is here may go. The QueryClient holds what is saved; what is chosen stays with the browser. */
export function createAddresses({ session, location, toast, confirm }: AddressesOptions): Addresses {
  const choosers: Addresses['choosers'] = createDialogQueue();
  const editors: Addresses['editors'] = createDialogQueue();
  const contactEditors: Addresses['contactEditors'] = createDialogQueue();
  const stored = createStore<StoredDelivery>(readStoredDelivery(session.scope()), 'delivery');
  const write = (next: StoredDelivery) => {
    writeStoredDelivery(session.scope(), next);
    stored.set(next);
  };

  const query = () => ({
    ...addressesQuery(),
    enabled: session.token() !== null,
    // Asked for on every page that shows them (ADDR-21).
    refetchOnMount: 'always' as const,
  });
  const observer = new QueryObserver(queryClient, query());

  let owner = session.scope();
  bus.on('session:changed', () => {
    const wasGuest = owner === null;
    owner = session.scope();
    choosers.open.get()?.answer(null);
    editors.open.get()?.answer(null);
    contactEditors.open.get()?.answer(null);
    // What a guest wrote goes on to their account; what a customer chose ends with the session.
    write(wasGuest ? stored.get() : NO_DELIVERY);
    observer.setOptions(query());
  });

  let place = location.get();
  bus.on('location:changed', ({ location: next }) => {
    const moved = next && !(place && isSamePlace(asAt(place), asAt(next)));
    place = next;
    const { address } = stored.get();
    // Another place is another address, unless it is the very one that was chosen.
    if (moved && address && !isSamePlace(address, asAt(next))) write({ ...stored.get(), address: null });
  });

  let seen: readonly unknown[] = [];
  let view: DeliveryView = { list: null, selected: null, contact: null };
  const current = (): DeliveryView => {
    const state = queryClient.getQueryState(addressesQuery().queryKey);
    const { customer } = session.services.state.get();
    const now = [state?.data, state?.status, session.token(), location.get(), stored.get(), customer];
    if (now.some((fact, at) => fact !== seen[at])) {
      seen = now;
      // What could not be loaded keeps nobody from ordering.
      const none = session.token() === null || state?.status === 'error';
      const saved = state?.data?.addresses ?? (none ? [] : undefined);
      const { address: chosen, contact } = stored.get();
      view = viewOf({ saved, place: location.get(), customer, chosen, contact });
    }
    return view;
  };
  const sources = [observer, stored, location, session.services.state];
  const readable = <K extends keyof DeliveryView>(name: K): Readable<DeliveryView[K]> => ({
    get: () => current()[name],
    subscribe(listener) {
      const ends = sources.map((source) => source.subscribe(listener));
      return () => ends.forEach((end) => end());
    },
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

  const mutation = new MutationObserver(queryClient, {
    mutationFn: (address: DeliveryAddress) => {
      const body = toAddressBody(address);
      return address.id === null ? addAddress(body) : updateAddress({ ...body, id: address.id });
    },
  });
  const save: Addresses['save'] = async (address) => {
    if (session.token() === null) return address;
    const { message, address: saved } = await mutation.mutate(address);
    toast({ kind: 'success', id: 'address', text: message });
    const { queryKey } = addressesQuery();
    queryClient.setQueryData(
      queryKey,
      (known) => known && { addresses: [saved, ...known.addresses.filter(({ id }) => id !== saved.id)] },
    );
    void queryClient.invalidateQueries({ queryKey });
    return saved;
  };

  const edit: AddressServices['edit'] = async (address) => {
    const saved = await editors.ask(address ?? null);
    if (saved) apply(saved);
    return saved;
  };

  const remove: AddressServices['remove'] = async (address) => {
    const { id } = address;
    if (id === null) return;
    const run = async () => {
      const { message } = await removeAddress(id);
      toast({ kind: 'success', id: 'address', text: message });
      const { queryKey } = addressesQuery();
      queryClient.setQueryData(
        queryKey,
        (known) => known && { addresses: known.addresses.filter((other) => other.id !== id) },
      );
      void queryClient.invalidateQueries({ queryKey });
    };
    await confirm({ title: text('remove.title'), text: text('remove.question'), run });
  };

  return {
    choosers,
    editors,
    contactEditors,
    save,
    query,
    remove,
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
      remove,
      async save(address) {
        if (session.token() !== null && !contactOf(address)) return edit(address);
        const saved = await save(address).catch(() => null);
        if (saved) apply(saved);
        return saved;
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

const asAt = ({ lat, lng }: PickedLocation) => ({ latitude: lat, longitude: lng });
