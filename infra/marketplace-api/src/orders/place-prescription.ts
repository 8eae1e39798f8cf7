import type { OrderAddress } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { readSettings } from '../entities/settings.ts';
import { attachFiles, storePicture, type FileRow } from '../files/file-store.ts';
import { invalid, notFound, Problem } from '../http/problem.ts';
import type { Visitor } from '../http/visitor.ts';
import { row } from '../sql.ts';
import type { Language } from '../texts/say.ts';
import { noteStep } from './move-order.ts';
import { orderStore } from './order-store.ts';
import { measureWay } from './way.ts';

export interface PrescriptionOrder {
  store_id: number;
  address: string;
  latitude: number;
  longitude: number;
  road?: string;
  house?: string;
  floor?: string;
  additional_information?: string;
  contact_person_name: string;
  contact_person_number: string;
  contact_person_email?: string;
  address_type?: string;
  order_note?: string;
  dm_tips?: number;
}

/** Orders what a prescription names; it has no price until a pharmacist sets it (RX-1, RX-5). @throws Problem */
export async function placePrescription(
  context: Context,
  visitor: Visitor,
  language: Language,
  body: PrescriptionOrder,
  pictures: readonly Buffer[],
): Promise<number> {
  const { pool, geo, now } = context;
  if (pictures.length === 0) throw invalid('order_attachment', 'order.prescription_missing');
  const settings = await readSettings(pool);
  if (visitor.kind === 'guest' && !settings.guest_checkout_status)
    throw new Problem(403, 'guest_checkout', 'order.guest_checkout');
  const place = { lat: body.latitude, lng: body.longitude };
  const store = await orderStore(pool, body.store_id, place, now());
  if (!store) throw notFound('store');
  const sells = await row(
    pool,
    sql<object>`select 1 as one from marketplace.items where store_id = ${store.id} and prescription and active limit 1`,
  );
  if (!sells) throw new Problem(403, 'prescription', 'order.not_pharmacy');
  if (!store.active) throw new Problem(403, 'store_closed', 'cart.closed');
  if (!store.covers) throw new Problem(403, 'zone', 'cart.zone');
  const metres = await measureWay(geo, { lat: store.latitude, lng: store.longitude }, place, language);
  const stored: FileRow[] = [];
  for (const bytes of pictures) stored.push(await storePicture(pool, bytes, 'prescription', visitor, now()));

  const [customerId, guestHash] = visitor.kind === 'customer' ? [visitor.id, null] : [null, visitor.hash];
  const contact = {
    name: body.contact_person_name,
    number: body.contact_person_number,
    email: body.contact_person_email ?? null,
  };
  return transaction(pool, async (client) => {
    const order = await row<{ id: number }>(
      client,
      sql`insert into marketplace.orders (customer_id, guest_hash, store_id, module_id, status, total, order_type, payment_method,
            address, contact, distance_metres, order_note, tip, prescription, created_at, status_at)
          select ${customerId}, ${guestHash}, s.id, s.module_id, 'pending', 0, 'delivery',
            ${store.cash_on_delivery ? 'cash_on_delivery' : 'digital_payment'}, ${JSON.stringify(addressOf(body))},
            ${JSON.stringify(contact)}, ${metres}, ${body.order_note ?? ''}, ${Math.round((body.dm_tips ?? 0) * 100)}, true,
            ${now()}, ${now()}
          from marketplace.stores s where s.id = ${store.id} returning id`,
    );
    if (!order) throw notFound('store');
    const ids = stored.map(({ id }) => id);
    await attachFiles(client, ids, 'prescription', visitor, { order_id: order.id }, 'order_attachment');
    await noteStep(client, order.id, 'pending', visitor.kind, '', now());
    return order.id;
  });
}

const addressOf = (body: PrescriptionOrder): OrderAddress => ({
  contact_person_name: body.contact_person_name,
  contact_person_number: body.contact_person_number,
  contact_person_email: body.contact_person_email ?? null,
  address: body.address,
  address_type: body.address_type ?? '',
  latitude: body.latitude,
  longitude: body.longitude,
  road: body.road ?? '',
  house: body.house ?? '',
  floor: body.floor ?? '',
  additional_information: body.additional_information ?? '',
});
