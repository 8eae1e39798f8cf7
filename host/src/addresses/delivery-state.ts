import { addressesQuery, queryClient } from '@souk/api-client';
import type { PickedLocation, Readable, SessionState } from '@souk/contracts';
import { bus } from '@souk/event-bus';
import { QueryObserver } from '@tanstack/react-query';
import { createStore } from '../state/store.ts';
import { isSamePlace, viewOf } from './delivery-view.ts';
import type { DeliveryView } from './delivery-view.ts';
import {
  type StoredDelivery,
  NO_DELIVERY,
  readStoredDelivery,
  writeStoredDelivery,
} from './stored-delivery.ts';

export interface DeliveryStateOptions {
  session: {
    token(): string | null;
    scope(): number | null;
    services: { state: Readable<SessionState> };
  };
  location: Readable<PickedLocation | null>;
}

interface DeliveryState {
  /** What this browser has chosen. */
  stored: Readable<StoredDelivery>;
  write(next: StoredDelivery): void;
  /** That, with what is saved on the server and where the customer is. */
  current(): DeliveryView;
  readable<K extends keyof DeliveryView>(name: K): Readable<DeliveryView[K]>;
}

/** The address and contact of the next order, for a customer or a guest. */
export function createDeliveryState({ session, location }: DeliveryStateOptions): DeliveryState {
  const stored = createStore<StoredDelivery>(readStoredDelivery(session.scope()), 'delivery');
  const write = (next: StoredDelivery) => {
    writeStoredDelivery(session.scope(), next);
    stored.set(next);
  };

  const query = () => ({
    ...addressesQuery(),
    enabled: session.token() !== null,
    // Loaded on every page that shows them (ADDR-21).
    refetchOnMount: 'always' as const,
  });
  const observer = new QueryObserver(queryClient, query());

  let owner = session.scope();
  bus.on('session:changed', () => {
    const wasGuest = owner === null;
    owner = session.scope();
    // A guest's entries move to their account; a customer's choice ends with the session.
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
      // A failed load does not prevent ordering.
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
  return { stored, write, current, readable };
}

const asAt = ({ lat, lng }: PickedLocation) => ({ latitude: lat, longitude: lng });
