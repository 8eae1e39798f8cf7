import { CUSTOMER_KEY_PREFIX, isRecord, localStore, readStored } from '@souk/contracts';
import type { Outgoing } from './outgoing.ts';

/** One key for each message. */
const PREFIX = `${CUSTOMER_KEY_PREFIX}account.outbox:`;

/** A message as local storage has it: its pictures, which are larger, are stored separately. */
export interface StoredMessage extends Omit<Outgoing, 'images' | 'lost'> {
  /** How many there are. */
  pictures: number;
}

interface StoredEntry {
  /** The author: no other customer sends it. */
  customer: number;
  message: StoredMessage;
}

/** Another release may have stored it. */
const isStoredEntry = (value: unknown): value is StoredEntry =>
  isRecord(value) &&
  typeof value.customer === 'number' &&
  isRecord(value.message) &&
  isRecord(value.message.to) &&
  ['key', 'text', 'state', 'at'].every(
    (name) => typeof (value.message as Record<string, unknown>)[name] === 'string',
  ) &&
  typeof value.message.pictures === 'number';

/** Written at once, so that a tab which is closed the next moment has it. Each by itself: other tabs keep theirs. */
export function storeMessage(customer: number, { images, lost: _, ...message }: Outgoing): void {
  const stored: StoredEntry = { customer, message: { ...message, pictures: images.length } };
  localStore.set(PREFIX + message.key, JSON.stringify(stored));
}

export const dropMessage = (key: string): void => localStore.remove(PREFIX + key);

/** What a customer wrote and the server has not confirmed, the oldest first. */
export function readMessages(customer: number): StoredMessage[] {
  return localStore
    .keys()
    .filter((name) => name.startsWith(PREFIX))
    .map((name) => readStored(localStore, name, isStoredEntry))
    .filter((stored) => stored !== null)
    .filter((stored) => stored.customer === customer)
    .map(({ message }) => message)
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
