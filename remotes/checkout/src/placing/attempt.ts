import { newIdempotencyKey } from '@souk/api-client';
import type { PlaceOrderBody } from '@souk/contracts';
import type { Goods } from '../order/goods.ts';

/** An order that was sent and not answered yet. Sent again with its key it is still one order (CHK-2). */
export interface Attempt {
  key: string;
  body: PlaceOrderBody;
  page: Goods['page'];
  moduleId: number;
  /** Who sent it: nobody else sends it again. */
  owner: string;
  /** When, in milliseconds. */
  at: number;
}

export const newAttempt = (facts: Omit<Attempt, 'key' | 'at'>): Attempt => ({
  ...facts,
  key: newIdempotencyKey(),
  at: Date.now(),
});

const NAME = 'souk.checkout.attempt';
/** After this long nobody waits for the answer any more. */
const FORGET_MILLISECONDS = 60 * 60_000;

const isAttempt = (value: unknown): value is Attempt =>
  typeof value === 'object' &&
  value !== null &&
  ['key', 'body', 'page', 'moduleId', 'owner', 'at'].every((name) => name in value);

/** Session storage, so that a reload of this tab finds it, and no other tab does. */
export function keepAttempt(attempt: Attempt): void {
  sessionStorage.setItem(NAME, JSON.stringify(attempt));
}

export function dropAttempt(): void {
  sessionStorage.removeItem(NAME);
}

/** The unanswered attempt of `owner`, or null. */
export function readAttempt(owner: string, now = Date.now()): Attempt | null {
  try {
    const kept: unknown = JSON.parse(sessionStorage.getItem(NAME) ?? 'null');
    return isAttempt(kept) && kept.owner === owner && now - kept.at < FORGET_MILLISECONDS ? kept : null;
  } catch {
    return null;
  }
}
