import type { OrderAddress, ParcelEnd, PlaceOrderBody } from '@souk/contracts/api';
import { sql } from 'kysely';
import { invalid } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { row, type Queryable } from '../sql.ts';

/** The recipient and destination of an order, as they are stored with it. */
export interface Recipient {
  contact: { name: string; number: string; email: string | null };
  /** Where it is delivered; for a parcel, where it is picked up. Null for take-away. */
  address: OrderAddress | null;
  /** Where a parcel is delivered. */
  receiver: OrderAddress | null;
}

const endOf = (end: ParcelEnd, address_type: string): OrderAddress => ({
  contact_person_name: end.contact_person_name,
  contact_person_number: end.contact_person_number,
  contact_person_email: end.contact_person_email ?? null,
  address: end.address,
  address_type,
  latitude: end.latitude,
  longitude: end.longitude,
  road: end.road ?? '',
  house: end.house ?? '',
  floor: end.floor ?? '',
  additional_information: end.additional_information ?? '',
});

/**
 * Requires a name and a number, and an address for a delivery (CHK-7). Customers with an account may leave name and number out.
 * @throws Problem naming the missing field.
 */
export async function recipientOf(db: Queryable, visitor: Visitor, body: PlaceOrderBody): Promise<Recipient> {
  if (body.order_type === 'parcel' && body.parcel) {
    const { sender, receiver } = body.parcel;
    const {
      contact_person_name: name,
      contact_person_number: number,
      contact_person_email: email = null,
    } = sender;
    return { contact: { name, number, email }, address: endOf(sender, ''), receiver: endOf(receiver, '') };
  }
  const account = visitor.kind === 'customer' ? await accountOf(db, visitor.id) : null;
  const name = body.contact_person_name ?? account?.name;
  const number = body.contact_person_number ?? account?.phone;
  const email = body.contact_person_email ?? account?.email ?? null;
  if (!name) throw invalid('contact_person_name', 'invalid.missing');
  if (!number) throw invalid('contact_person_number', 'invalid.missing');
  const contact = { name, number, email };
  if (body.order_type !== 'delivery') return { contact, address: null, receiver: null };
  const { address, latitude, longitude } = body;
  if (!address) throw invalid('address', 'invalid.missing');
  if (latitude === undefined) throw invalid('latitude', 'invalid.missing');
  if (longitude === undefined) throw invalid('longitude', 'invalid.missing');
  const end = {
    ...body,
    address,
    latitude,
    longitude,
    contact_person_name: name,
    contact_person_number: number,
    contact_person_email: email ?? undefined,
  };
  return { contact, address: endOf(end, body.address_type ?? ''), receiver: null };
}

const accountOf = (db: Queryable, customerId: number) =>
  row<{ name: string; phone: string | null; email: string | null }>(
    db,
    // Mails go only to a verified address, or to one that was entered for this order: an account's unverified address may be anybody's.
    sql`select trim(f_name || ' ' || l_name) as name, phone, case when email_verified then email end as email
        from marketplace.customers where id = ${customerId}`,
  );
