import { newIdempotencyKey, type PrescriptionBody } from '@souk/api-client';
import { CUSTOMER_KEY_PREFIX, isRecord, readStored, sessionStore } from '@souk/contracts';
import type { CheckoutStart, PlaceOrderBody } from '@souk/contracts';

/** What is sent: goods at a total, or a prescription whose price is not known yet (RX-1). */
type OrderRequest =
  | { page: CheckoutStart['page'] | 'cart'; body: PlaceOrderBody }
  | { page: 'prescription'; body: PrescriptionBody };

interface AttemptContext {
  moduleId: number;
  /** No other customer sends it again. */
  owner: string;
}

/** An order that was sent. Sent again with its key it is still one order (CHK-2). */
export type Attempt = OrderRequest & AttemptContext & Key;

interface Key {
  key: string;
  /** When, in milliseconds. */
  at: number;
  /** The order that it became. Kept until that is on screen: a reload may be under way when the answer comes. */
  orderId?: number;
}

export const newAttempt = (facts: OrderRequest & AttemptContext): Attempt => ({
  ...facts,
  key: newIdempotencyKey(),
  at: Date.now(),
});

const NAME = 'checkout.attempt';
const CUSTOMERS_NAME = CUSTOMER_KEY_PREFIX + NAME;
/** After this time the answer is not waited for any more. */
const FORGET_MS = 60 * 60_000;

const isAttempt = (value: unknown): value is Attempt =>
  isRecord(value) && ['key', 'body', 'page', 'moduleId', 'owner', 'at'].every((name) => name in value);

/** A customer's is removed with their session; a guest's is still theirs after a sign-in. */
const nameOf = (owner: string) => (owner.startsWith('guest ') ? NAME : CUSTOMERS_NAME);

/** Session storage, so that a reload of this tab finds it, and no other tab does. */
export function saveAttempt(attempt: Attempt): void {
  sessionStore.set(nameOf(attempt.owner), JSON.stringify(attempt));
}

export function dropAttempt(): void {
  sessionStore.remove(NAME);
  sessionStore.remove(CUSTOMERS_NAME);
}

/** A page that was reloaded within this time continues automatically; later, the customer is asked. */
const SOON_MS = 2 * 60_000;

export const isRecent = ({ at }: Attempt): boolean => Date.now() - at < SOON_MS;

/** The unfinished attempt of `owner`, or null. */
export function readAttempt(owner: string, now = Date.now()): Attempt | null {
  const stored = readStored(sessionStore, nameOf(owner), isAttempt);
  return stored?.owner === owner && now - stored.at < FORGET_MS ? stored : null;
}
