import type { SignedIn } from '@souk/contracts/api';
import { takeOverGuestCart } from '../cart/cart-merge.ts';
import type { Context } from '../context.ts';
import { flag } from '../entities/flag.ts';
import type { Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';
import { rememberNetwork } from './known-networks.ts';
import type { Requester } from './requester.ts';
import { openSession } from './session.ts';

interface Begun {
  customer: { id: number; phone_verified: boolean };
  /** The guest whose cart moves to the account (SES-12). */
  guestId: string | undefined;
  language: Language;
  requester: Requester;
}

/** Starts a session for a person who has proved who they are, by any method. */
export async function beginSession(
  db: Queryable,
  context: Context,
  { customer, guestId, language, requester }: Begun,
): Promise<SignedIn> {
  const token = await openSession(db, context, customer.id, requester);
  await rememberNetwork(db, customer.id, requester.network, context.now());
  const cart_conflicts = await takeOverGuestCart(db, context, guestId, customer.id, language);
  return { token, is_phone_verified: flag(customer.phone_verified), cart_conflicts };
}
