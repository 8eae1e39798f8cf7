import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { invalid, Problem } from '../http/problem.ts';
import type { PushFeed } from '../push/push-feed.ts';
import { row, type Queryable } from '../sql.ts';
import { mailWelcome } from '../mail/account-mails.ts';
import type { Language } from '../texts/translate.ts';
import type { CodeRecipient } from './code.ts';
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

/** Where a code to a contact goes. */
export const recipientOf = ({ kind, value }: Contact): CodeRecipient => ({
  kind,
  value: kind === 'email' ? value.toLowerCase() : value,
});

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
 * Makes a contact the customer's own, who has just proved it. The account's other sessions end; the first e-mail address that is
 * proved is welcomed.
 * @param options.spend what the proof costs, in the same transaction
 * @throws Problem 409 at the contact where another account has verified it, 422 for another phone than the verified one
 */
export async function claimContact(
  context: Pick<Context, 'pool' | 'push' | 'now' | 'outbox'>,
  customer: { id: number; tokenHash: Buffer },
  contact: Contact,
  { spend, language }: { spend: (db: Queryable) => Promise<void>; language: Language },
): Promise<void> {
  const { pool, push, now } = context;
  const taken = new Problem(409, contact.kind, `profile.${contact.kind}_taken`);
  try {
    await transaction(pool, async (client) => {
      await spend(client);
      await releaseContact(client, push, contact, now(), customer.id);
      const holder = sql<object>`select 1 as one from marketplace.customers where ${isValue(contact)} and id <> ${customer.id}`;
      if (await row(client, holder)) throw taken;
      const { firstName, isFirst } = await store(client, customer.id, contact);
      if (contact.kind === 'email' && isFirst)
        await mailWelcome(client, context, { to: contact.value, firstName, language });
      await endOtherSessions(client, push, customer, now());
    });
  } catch (error) {
    // Another account verified it in the same moment.
    const isTaken = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
    throw isTaken ? taken : error;
  }
}

/** Says whether it is the first of its kind that the customer has proved. */
async function store(
  db: Queryable,
  customerId: number,
  contact: Contact,
): Promise<{ firstName: string; isFirst: boolean }> {
  const isFixed =
    contact.kind === 'phone' ? sql`phone_verified and phone is distinct from ${contact.value}` : sql`false`;
  const stored = await row<{ f_name: string; was_verified: boolean }>(
    db,
    sql`with before as (select id, ${isVerified(contact)} as was_verified from marketplace.customers where id = ${customerId} for update)
        update marketplace.customers customer set ${sql.ref(contact.kind)} = ${contact.value}, ${isVerified(contact)} = true
        from before where customer.id = before.id and removed_at is null and not (${isFixed})
        returning customer.f_name, before.was_verified`,
  );
  if (!stored) throw invalid('phone', 'profile.phone_fixed');
  return { firstName: stored.f_name, isFirst: !stored.was_verified };
}
