import { isRecord, localStore, OUTBOX, readStored } from '@souk/contracts';
import type { Outgoing } from './outbox.ts';

/** A message as local storage has it: its pictures, which are larger, are kept beside it. */
export interface KeptMessage extends Omit<Outgoing, 'images' | 'lost'> {
  /** How many there are. */
  pictures: number;
}

interface Kept {
  /** Who wrote it: nobody else sends it. */
  customer: number;
  message: KeptMessage;
}

/** Another release may have kept it. */
const isKept = (value: unknown): value is Kept =>
  isRecord(value) &&
  typeof value.customer === 'number' &&
  isRecord(value.message) &&
  isRecord(value.message.to) &&
  ['key', 'text', 'state', 'at'].every(
    (name) => typeof (value.message as Record<string, unknown>)[name] === 'string',
  ) &&
  typeof value.message.pictures === 'number';

/** Written at once, so that a tab which is closed the next moment has it. Each by itself: other tabs keep theirs. */
export function keepMessage(customer: number, { images, lost: _, ...message }: Outgoing): void {
  const kept: Kept = { customer, message: { ...message, pictures: images.length } };
  localStore.set(OUTBOX.prefix + message.key, JSON.stringify(kept));
}

export const dropMessage = (key: string): void => localStore.remove(OUTBOX.prefix + key);

/** What a customer wrote and the server has not confirmed, the oldest first. */
export function keptMessages(customer: number): KeptMessage[] {
  return localStore
    .keys()
    .filter((name) => name.startsWith(OUTBOX.prefix))
    .map((name) => readStored(localStore, name, isKept))
    .filter((kept) => kept !== null)
    .filter((kept) => kept.customer === customer)
    .map(({ message }) => message)
    .toSorted((a, b) => a.at.localeCompare(b.at));
}
