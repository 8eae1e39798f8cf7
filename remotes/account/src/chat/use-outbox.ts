import { useSyncExternalStore } from 'react';
import { useShell } from '@souk/remote-kit';
import { outboxOf } from './outbox.ts';
import type { Receiver } from './outgoing.ts';

/** The unsent messages of a conversation, and how to send more. */
export function useOutbox(to: Receiver) {
  const outbox = outboxOf(useShell());
  const all = useSyncExternalStore(outbox.subscribe, outbox.get);
  return {
    outbox,
    outgoing: all.filter((message) => message.to.type === to.type && message.to.id === to.id),
  };
}
