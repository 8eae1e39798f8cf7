import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { notFound } from '../http/problem.ts';
import { guestIdOf, visitorOf } from '../http/visitor.ts';
import { row } from '../sql.ts';
import { listedOrders, type ListedOrder } from './order-list.ts';
import { ownedBy, type OrderRow } from './order-row.ts';
import { listedOrder } from './order-tracking.ts';
import { countTrackAttempt } from './track-attempt.ts';

/**
 * The order to track: of its owner, or of anybody who knows its number and its contact's phone or email (AMB-5, ORD-15).
 * Unknown orders take the same time as existing ones, so that the time does not reveal which exist.
 * @throws Problem 404, the same for a wrong contact and for an unknown order; 429 after many wrong ones.
 */
export async function orderToTrack(
  context: Context,
  request: FastifyRequest,
  { order_id, contact_number }: { order_id: number; contact_number?: string },
): Promise<{ order: ListedOrder; byOwner: boolean }> {
  const { pool, now } = context;
  const isSignedIn = Boolean(request.headers.authorization);
  const known = isSignedIn || guestIdOf(request) ? visitorOf(request, pool, now()) : null;
  // An expired guest id does not prevent tracking by contact.
  const visitor = await (isSignedIn ? known : known?.catch(() => null));
  const [own] = visitor ? await listedOrders(pool, sql`o.id = ${order_id} and ${ownedBy(visitor)}`) : [];
  if (own) return { order: own, byOwner: true };
  if (isSignedIn || !contact_number) throw notFound('order');
  const takeBack = await countTrackAttempt(context, request, order_id, contactKey(contact_number));
  const contacts = await row<Contacts>(
    pool,
    sql`select contact, address from marketplace.orders where id = ${order_id}`,
  );
  if (!isContact(contacts ?? NOBODY, contact_number)) throw notFound('order');
  await takeBack();
  return { order: await listedOrder(pool, order_id), byOwner: false };
}

type Contacts = Pick<OrderRow, 'contact' | 'address'>;
const NOBODY: Contacts = { contact: null, address: null };

/** Whether a phone number or email matches an order's contact, in any usual spelling (AMB-27). */
function isContact({ contact, address }: Contacts, given: string): boolean {
  const phones = [contact?.number, address?.contact_person_number];
  const emails = [contact?.email, address?.contact_person_email];
  if (isEmail(given)) return emails.some((email) => emailOf(email ?? '') === emailOf(given));
  const digits = digitsOf(given);
  return phones.some((phone) => isSamePhone(digitsOf(phone ?? ''), digits));
}

/** What every spelling that matches the same contact has in common. */
const contactKey = (given: string) =>
  isEmail(given) ? emailOf(given) : digitsOf(given).slice(-MIN_NATIONAL_DIGITS);

const isEmail = (contact: string) => contact.includes('@');
const emailOf = (email: string) => email.trim().toLowerCase();
/** Country codes are written with + or 00, or replaced by a leading 0. */
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^0+/, '');
const MIN_NATIONAL_DIGITS = 8;
const isSamePhone = (stored: string, given: string) =>
  stored !== '' && (stored === given || (given.length >= MIN_NATIONAL_DIGITS && stored.endsWith(given)));
