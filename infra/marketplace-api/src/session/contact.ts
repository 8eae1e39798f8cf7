import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { createProblem, invalid } from '../http/problem.ts';
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

/** The contact of a body. @throws Problem 422 where it has none or both. */
export function contactIn({ phone, email }: { phone?: string; email?: string }): Contact {
  if (phone !== undefined && email === undefined) return { kind: 'phone', value: phone };
  if (email !== undefined && phone === undefined) return { kind: 'email', value: email };
  throw invalid(email === undefined ? 'phone' : 'email', 'profile.one_contact');
}

/** A contact as the recipient of a code. */
export const recipientOf = ({ kind, value }: Contact): CodeRecipient => ({
  kind,
  value: kind === 'email' ? value.toLowerCase() : value,
});

const isValue = ({ kind, value }: Contact) =>
  kind === 'email' ? sql`lower(email) = lower(${value})` : sql`phone = ${value}`;
const isVerified = ({ kind }: Contact) => sql.ref(`${kind}_verified`);

/**
 * Removes an unverified contact from an account other than `ownerId` (0045). The account stays, but whoever relied on the
 * contact to sign in is signed out.
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

/** PostgreSQL's code of a unique violation. */
const UNIQUE_VIOLATION = '23505';

/**
 * Sets a contact that the customer has just verified. The account's other sessions end; the first verified e-mail
 * address gets a welcome mail.
 * @param options.spend uses up the proof, in the same transaction
 * @throws Problem 409 at the contact where another account has verified it, 422 for a phone other than the verified one
 */
export async function claimContact(
  context: Pick<Context, 'pool' | 'push' | 'now' | 'outbox'>,
  customer: { id: number; tokenHash: Buffer },
  contact: Contact,
  { spend, language }: { spend: (db: Queryable) => Promise<void>; language: Language },
): Promise<void> {
  const { pool, push, now } = context;
  const taken = createProblem(409, contact.kind, `profile.${contact.kind}_taken`);
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
    // Another account verified it at the same time.
    const isTaken = error instanceof Error && 'code' in error && error.code === UNIQUE_VIOLATION;
    throw isTaken ? taken : error;
  }
}

/** Returns whether it is the customer's first verified contact of its kind. */
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
