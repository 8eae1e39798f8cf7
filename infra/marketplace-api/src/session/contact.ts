import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { invalid, Problem } from '../http/problem.ts';
import type { PushFeed } from '../push/push-feed.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { endAllSessions, endOtherSessions } from './end-sessions.ts';

/** A phone or an e-mail address. */
export interface Contact {
  kind: 'phone' | 'email';
  value: string;
}

/** The one contact that a body names. @throws Problem 422 where it names none, or both. */
export function contactIn({ phone, email }: { phone?: string; email?: string }): Contact {
  if (phone !== undefined && email === undefined) return { kind: 'phone', value: phone };
  if (email !== undefined && phone === undefined) return { kind: 'email', value: email };
  throw invalid(email === undefined ? 'phone' : 'email', 'profile.one_contact');
}

/** What a code to a contact is found by. */
export const codeAddress = ({ kind, value }: Contact): string =>
  kind === 'email' ? value.toLowerCase() : value;

const isValue = ({ kind, value }: Contact) =>
  kind === 'email' ? sql`lower(email) = lower(${value})` : sql`phone = ${value}`;
const isVerified = ({ kind }: Contact) => sql.ref(`${kind}_verified`);

/**
 * Takes a contact from an account other than `ownerId` that only names it (0045). The account stays; nobody goes on in it by what
 * they had as the contact's owner.
 */
export async function releaseContact(
  db: Queryable,
  push: PushFeed,
  contact: Contact,
  now: Date,
  ownerId = 0,
): Promise<void> {
  const holder = await row<{ id: number }>(
    db,
    sql`update marketplace.customers set ${sql.ref(contact.kind)} = null
        where ${isValue(contact)} and not ${isVerified(contact)} and id <> ${ownerId} returning id`,
  );
  if (holder) await endAllSessions(db, push, holder.id, now);
}

/** PostgreSQL's code for a value that another row has. */
const UNIQUE_VIOLATION = '23505';

/**
 * Makes a contact the customer's own, who has just proved it. The account's other sessions end.
 * @param spend what the proof costs, in the same transaction
 * @throws Problem 409 at the contact where another account has verified it, 422 for another phone than the verified one
 */
export async function claimContact(
  { pool, push, now }: Pick<Context, 'pool' | 'push' | 'now'>,
  customer: { id: number; tokenHash: Buffer },
  contact: Contact,
  spend: (db: Queryable) => Promise<void>,
): Promise<void> {
  const taken = new Problem(409, contact.kind, `profile.${contact.kind}_taken`);
  try {
    await transaction(pool, async (client) => {
      await spend(client);
      await releaseContact(client, push, contact, now(), customer.id);
      const holder = sql<object>`select 1 as one from marketplace.customers where ${isValue(contact)} and id <> ${customer.id}`;
      if (await row(client, holder)) throw taken;
      await store(client, customer.id, contact);
      await endOtherSessions(client, push, customer, now());
    });
  } catch (error) {
    // Another account verified it in the same moment.
    const isTaken = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
    throw isTaken ? taken : error;
  }
}

async function store(db: Queryable, customerId: number, contact: Contact): Promise<void> {
  const isFixed =
    contact.kind === 'phone' ? sql`phone_verified and phone is distinct from ${contact.value}` : sql`false`;
  const stored = await rows(
    db,
    sql<object>`update marketplace.customers set ${sql.ref(contact.kind)} = ${contact.value}, ${isVerified(contact)} = true
                where id = ${customerId} and removed_at is null and not (${isFixed}) returning 1 as one`,
  );
  if (stored.length === 0) throw invalid('phone', 'profile.phone_fixed');
}
