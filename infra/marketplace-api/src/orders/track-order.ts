import type { FastifyRequest } from 'fastify';
import { notFound } from '../http/problem.ts';
import { guestIdOf, visitorOf } from '../http/visitor.ts';
import type { Context } from '../context.ts';
import { isOwner } from './order-row.ts';
import type { ListedOrder } from './order-list.ts';
import { listedOrder } from './order-tracking.ts';

/**
 * The order that somebody may follow: its owner, or whoever knows its number and the phone or email of its contact (AMB-5, ORD-15).
 * @throws Problem 404, the same for a wrong phone and for no such order.
 */
export async function orderToTrack(
  { pool, now }: Context,
  request: FastifyRequest,
  { order_id, contact_number }: { order_id: number; contact_number?: string },
): Promise<{ order: ListedOrder; byOwner: boolean }> {
  const isSignedIn = Boolean(request.headers.authorization);
  const known = isSignedIn || guestIdOf(request) ? visitorOf(request, pool, now()) : null;
  // A guest id that is long forgotten leaves the phone number to go by.
  const visitor = await (isSignedIn ? known : known?.catch(() => null));
  const order = await listedOrder(pool, order_id);
  if (visitor && isOwner(order, visitor)) return { order, byOwner: true };
  if (isSignedIn || !contact_number || !isContact(order, contact_number)) throw notFound('order');
  return { order, byOwner: false };
}

/** Whether a phone number or email, as somebody remembers it, is an order's (AMB-27). */
function isContact({ contact, address }: ListedOrder, given: string): boolean {
  const phones = [contact?.number, address?.contact_person_number];
  const emails = [contact?.email, address?.contact_person_email];
  if (given.includes('@'))
    return emails.some((email) => email?.trim().toLowerCase() === given.trim().toLowerCase());
  const digits = digitsOf(given);
  return phones.some((phone) => isSamePhone(digitsOf(phone ?? ''), digits));
}

/** Country codes are written with +, with 00, or left out with a 0 in their place. */
const digitsOf = (phone: string) => phone.replaceAll(/\D/g, '').replace(/^0+/, '');
const SHORTEST_NATIONAL = 8;
const isSamePhone = (stored: string, given: string) =>
  stored !== '' && (stored === given || (given.length >= SHORTEST_NATIONAL && stored.endsWith(given)));
