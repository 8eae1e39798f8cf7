import { ADDRESS_TYPES } from '@souk/contracts';
import { addressCalls, type Address, type AddressBody } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { zoneContains } from '../entities/zones.ts';
import { createProblem, invalid, notFound } from '../http/problem.ts';
import type { Route } from '../http/route.ts';
import { row, rows } from '../sql.ts';
import { translate, type Language } from '../texts/translate.ts';

/** Addresses per customer. */
const MAX_ADDRESSES = 50;

/** The label of a custom type; a custom label is stored as the type (ADDR-1, ADDR-7). */
const label = sql`case when a.address_type in (${sql.join([...ADDRESS_TYPES])}) then '' else a.address_type end`;

/** An address as the API returns it, with the zones that contain its position. */
const wire = sql`a.id, a.address, a.address_type, ${label} as address_label, a.contact_person_name, a.contact_person_number,
  a.contact_person_email, a.latitude, a.longitude, a.road, a.house, a.floor, a.additional_information,
  array(select z.id from marketplace.zones z
        where ${zoneContains(sql`a.longitude`, sql`a.latitude`)}
        order by z.id) as zone_ids`;

/** A customer's delivery addresses (ADDR-22 to ADDR-25); those of others are answered with 404. */
export function addressRoutes(route: Route, { pool, now }: Context): void {
  const change = async (customerId: number, id: number, sent: AddressBody, language: Language) => {
    const place = tidied(sent);
    const address = await row<Address>(
      pool,
      sql`with a as (
            update marketplace.addresses set address_type = ${place.address_type}, address = ${place.address},
              latitude = ${place.latitude}, longitude = ${place.longitude},
              contact_person_name = ${place.contact_person_name},
              contact_person_number = ${place.contact_person_number},
              contact_person_email = ${place.contact_person_email}, road = ${place.road}, house = ${place.house},
              floor = ${place.floor}, additional_information = ${place.additional_information}, updated_at = ${now()}
            where id = ${id} and customer_id = ${customerId} returning *
          ) select ${wire} from a`,
    );
    if (!address) throw notFound('address');
    return { message: translate(language, 'address.updated'), address };
  };

  route(addressCalls.addresses, async ({ visitor }) => ({
    addresses: await rows<Address>(
      pool,
      sql`select ${wire} from marketplace.addresses a
          where a.customer_id = ${visitor.id} order by a.created_at desc, a.id desc`,
    ),
  }));

  route(addressCalls.addAddress, ({ visitor, body, requestContext: { language } }) => {
    const place = tidied(body);
    return transaction(pool, async (client) => {
      // Locked, so that concurrent additions are counted one after the other.
      await rows(
        client,
        sql<object>`select 1 from marketplace.customers where id = ${visitor.id} for update`,
      );
      const stored = await row<{ count: number }>(
        client,
        sql`select count(*)::integer as count from marketplace.addresses where customer_id = ${visitor.id}`,
      );
      if (stored && stored.count >= MAX_ADDRESSES)
        throw createProblem(403, 'too_many_addresses', 'address.full', { most: MAX_ADDRESSES });
      const address = await row<Address>(
        client,
        sql`with a as (
              insert into marketplace.addresses (customer_id, address_type, address, latitude, longitude,
                contact_person_name, contact_person_number, contact_person_email, road, house, floor,
                additional_information, created_at, updated_at)
              values (${visitor.id}, ${place.address_type}, ${place.address}, ${place.latitude}, ${place.longitude},
                ${place.contact_person_name}, ${place.contact_person_number}, ${place.contact_person_email},
                ${place.road}, ${place.house}, ${place.floor}, ${place.additional_information}, ${now()}, ${now()})
              returning *
            ) select ${wire} from a`,
      );
      if (!address) throw new Error('addAddress: the insert returned no address');
      return { message: translate(language, 'address.added'), address };
    });
  });

  route(
    addressCalls.updateAddress,
    ({ visitor, params, body, requestContext: { language } }) => {
      if (body.id !== undefined && body.id !== params.id) throw invalid('id', 'invalid.other');
      return change(visitor.id, params.id, body, language);
    },
    { also: 'POST' },
  );

  route(addressCalls.updateAddressById, ({ visitor, body, requestContext: { language } }) =>
    change(visitor.id, body.id, body, language),
  );

  route(addressCalls.removeAddress, async ({ visitor, query, requestContext: { language } }) => {
    const removed = await row(
      pool,
      sql<object>`delete from marketplace.addresses
                  where id = ${query.address_id} and customer_id = ${visitor.id} returning id`,
    );
    if (!removed) throw notFound('address');
    return { message: translate(language, 'address.removed') };
  });
}

/** The stored type: the custom label in place of `other` (ADDR-7). */
function typeOf({
  address_type,
  address_label = '',
}: Pick<AddressBody, 'address_type' | 'address_label'>): string {
  const type = address_type.trim();
  return type === 'other' ? address_label.trim() || type : type;
}

/** Trims the texts of an address. @throws Problem where a required one is blank (ADDR-5). */
function tidied({
  contact_person_email = null,
  road = '',
  house = '',
  floor = '',
  additional_information = '',
  ...body
}: Omit<AddressBody, 'contact_person_email'> & { contact_person_email?: string | null }) {
  const needed = {
    address: body.address.trim(),
    address_type: typeOf(body),
    contact_person_name: body.contact_person_name.trim(),
  };
  for (const [field, value] of Object.entries(needed))
    if (value === '') throw invalid(field, 'invalid.missing');
  return {
    ...needed,
    latitude: body.latitude,
    longitude: body.longitude,
    contact_person_number: body.contact_person_number,
    contact_person_email,
    road: road.trim(),
    house: house.trim(),
    floor: floor.trim(),
    additional_information: additional_information.trim(),
  };
}
