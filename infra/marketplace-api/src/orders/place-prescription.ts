import { MAX_PICTURES } from '@souk/contracts';
import type { OrderAddress } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { attachFiles, storePicture } from '../files/file-store.ts';
import { invalid, notFound } from '../http/problem.ts';
import { mailPlaced } from '../mail/order-mails.ts';
import { jsonb, row, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';
import { beginAttempt, endAttempt, requireAttempt, orderOfAttempt } from './attempt.ts';
import { computeOrder, type ComputedOrder, type OrderRequest } from './computed-order.ts';
import { lockCustomer } from './lock-customer.ts';
import { noteStep } from './move-order.ts';
import { routeOf } from './quote.ts';
import { lockGuest, type Orderer } from './unpaid-orders.ts';

export interface PrescriptionOrder {
  guest_id?: string;
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
  prescription_files?: readonly string[];
}

/**
 * Orders by prescription, once per attempt (API-14). The order has no price until a pharmacist sets it (RX-1, RX-5); the customer
 * chooses a payment method then, and preparation waits for that.
 * @param pictures of the prescription, besides the uploaded ones that `body` names. @throws Problem
 */
export async function placePrescription(
  context: Context,
  { visitor, network, language, body }: Orderer & { language: Language; body: PrescriptionOrder },
  pictures: readonly Buffer[],
  http: FastifyRequest,
): Promise<number> {
  const { pool, now } = context;
  const attempt = requireAttempt(http, visitor, pictures);
  const before = await orderOfAttempt(pool, attempt);
  if (before !== null) return before;

  const uploaded = body.prescription_files ?? [];
  const count = pictures.length + uploaded.length;
  if (count === 0) throw invalid('order_attachment', 'order.prescription_missing');
  if (count > MAX_PICTURES) throw invalid('order_attachment', 'files.too_many', { most: MAX_PICTURES });
  const request = requestOf({ visitor, network }, language, body);
  const route = await routeOf(context, request);
  refuse(await computeOrder(pool, context, request, [], route));
  const stored: string[] = [];
  const uploader = { visitor, address: http.ip };
  for (const bytes of pictures)
    stored.push((await storePicture(context, bytes, 'prescription', uploader)).id);

  const orderId = await transaction(pool, async (client) => {
    if (!(await beginAttempt(client, attempt, now()))) return orderOfAttempt(client, attempt);
    await lockGuest(client, request);
    const order = refuse(await computeOrder(client, context, request, [], route));
    if (visitor.kind === 'customer') await lockCustomer(client, visitor.id);
    const id = await insertUnpriced(client, request, body, order, now());
    const files = { order_id: id };
    await attachFiles(client, uploaded, 'prescription', visitor, files, 'prescription_files');
    await attachFiles(client, stored, 'prescription', visitor, files, 'order_attachment');
    await endAttempt(client, attempt, id);
    await noteStep(client, id, 'pending', visitor.kind, '', now());
    await mailPlaced(client, context, id);
    return id;
  });
  if (orderId === null) throw new Error('placePrescription: an earlier attempt with this key has no order');
  return orderId;
}

/** The prescription order as a request for a quote. Its module is that of the store. */
const requestOf = (orderer: Orderer, language: Language, body: PrescriptionOrder): OrderRequest => ({
  ...orderer,
  language,
  moduleId: 0,
  body: {
    order_type: 'delivery',
    prescription: 1,
    store_id: body.store_id,
    address: body.address,
    latitude: body.latitude,
    longitude: body.longitude,
    ...(body.dm_tips === undefined ? {} : { dm_tips: body.dm_tips }),
  },
});

function refuse(order: ComputedOrder): ComputedOrder {
  if (!order.store) throw notFound('store');
  const [problem] = order.problems;
  if (problem) throw problem;
  return order;
}

async function insertUnpriced(
  db: Queryable,
  { visitor, network, language }: OrderRequest,
  body: PrescriptionOrder,
  { store, metres, bill }: ComputedOrder,
  now: Date,
): Promise<number> {
  const [customer, guest] = visitor.kind === 'customer' ? [visitor.id, null] : [null, visitor.hash];
  const {
    contact_person_name: name,
    contact_person_number: number,
    contact_person_email: email = null,
  } = body;
  const order = await row<{ id: number }>(
    db,
    sql`insert into marketplace.orders (customer_id, guest_hash, guest_network, store_id, module_id, status, total, order_type, payment_method,
          address, contact, distance_metres, order_note, tip, prescription, language, created_at, status_at)
        select ${customer}, ${guest}, ${network}::bytea, s.id, s.module_id, 'pending', 0, 'delivery', 'digital_payment',
          ${jsonb(addressOf(body))}, ${jsonb({ name, number, email })},
          ${metres === null ? null : Math.round(metres)}, ${body.order_note ?? ''}, ${bill.tip}, true, ${language}, ${now}, ${now}
        from marketplace.stores s where s.id = ${store?.id ?? null} returning id`,
  );
  if (!order) throw notFound('store');
  return order.id;
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
