import { bus } from '@souk/event-bus';
import { useSyncExternalStore } from 'react';
import { configuration } from './configuration.ts';

const EVENTS = ['session:changed', 'location:changed', 'module:changed', 'language:changed'] as const;

function subscribe(listener: () => void): () => void {
  const ends = EVENTS.map((name) => bus.on(name, listener));
  return () => ends.forEach((end) => end());
}

const snapshot = (): string => JSON.stringify(configuration().scope());

/**
 * Draws a component again when customer, zone, module or language change, so that the query options it makes are those of
 * the new scope (AMB-25). Answers the scope as text, to be used as a React key.
 */
export const useScope = (): string => useSyncExternalStore(subscribe, snapshot, snapshot);
