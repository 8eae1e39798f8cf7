import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { endAllSessions } from './end-sessions.ts';
import { forgetOtherNetworks, isKnownNetwork } from './known-networks.ts';
import { insertCustomer } from './make-customer.ts';
import type { Requester } from './requester.ts';

/** A person who has just proved a phone. */
export interface PhoneProver {
  requester: Requester;
  /** The account that the request is signed in to. */
  signedInAs: number | null;
}

interface Holder {
  id: number;
  f_name: string;
  l_name: string;
  email: string | null;
  phone_verified: boolean;
  /** The account's owner was verified otherwise: by a social account, or the email that its provider verified. */
  is_proved_otherwise: boolean;
}

/**
 * The account of a person who has just proved their phone (0045); null where they have none. The first proof of a phone removes
 * it from an account that only entered it, which keeps everything else. A person who proves it from a network known to that
 * account is taken for its owner. Call it in a transaction.
 */
export async function accountOfProvedPhone(
  db: Queryable,
  { push, now }: Pick<Context, 'push' | 'now'>,
  phone: string,
  { requester, signedInAs }: PhoneProver,
): Promise<{ id: number; phone_verified: true } | null> {
  const find = () =>
    row<Holder>(
      db,
      sql`select id, f_name, l_name, email, phone_verified, email_verified or exists (
            select 1 from marketplace.customer_identities where customer_id = customers.id) as is_proved_otherwise
          from marketplace.customers where phone = ${phone} for update`,
    );
  // Of two concurrent proofs the second waits, and then finds the account that the first created.
  const holder = (await find()) ?? (await find());
  if (!holder) return null;
  if (holder.phone_verified) return { id: holder.id, phone_verified: true };
  if (holder.id === signedInAs) {
    await endAllSessions(db, push, holder.id, now());
    await rows(
      db,
      sql<object>`update marketplace.customers set phone_verified = true where id = ${holder.id}`,
    );
    return { id: holder.id, phone_verified: true };
  }
  if (holder.is_proved_otherwise) {
    // The account of another person, who entered a phone that is not theirs.
    await rows(db, sql<object>`update marketplace.customers set phone = null where id = ${holder.id}`);
    return null;
  }
  await endAllSessions(db, push, holder.id, now());
  if (await isKnownNetwork(db, holder.id, requester.network, now())) {
    await rows(
      db,
      sql<object>`update marketplace.customers set phone_verified = true, password_hash = null where id = ${holder.id}`,
    );
    await forgetOtherNetworks(db, holder.id, requester.network);
    return { id: holder.id, phone_verified: true };
  }
  await rows(
    db,
    sql<object>`update marketplace.customers set phone = null, email = null, password_hash = null where id = ${holder.id}`,
  );
  const { f_name, l_name, email } = holder;
  const made = await insertCustomer(
    db,
    {
      f_name,
      l_name,
      email,
      phone,
      phone_verified: true,
      email_verified: false,
      passwordHash: null,
      socialId: null,
    },
    now(),
  );
  // Phone and email were released above, under the lock of the row that had them.
  if (!made) throw new Error('accountOfProvedPhone: the released phone is still taken');
  return { id: made.id, phone_verified: true };
}
