import type { PlacedOrder, PlaceOrderBody } from '@souk/contracts/api';
import { transaction } from '@souk/database';
import type { FastifyRequest } from 'fastify';
import { sql } from 'kysely';
import type { Line } from '../cart/cart-line.ts';
import { emptyCart, findCart, lockCart } from '../cart/cart-store.ts';
import type { Context } from '../context.ts';
import { attachFiles } from '../files/file-store.ts';
import { createProblem } from '../http/problem.ts';
import { mailPlaced } from '../mail/order-mails.ts';
import type { Semaphore } from '../semaphore.ts';
import { rows, type Queryable } from '../sql.ts';
import { beginAttempt, endAttempt, requireAttempt, orderOfAttempt, placedAnswer } from './attempt.ts';
import { computeOrder, type ComputedOrder, type OrderRequest } from './computed-order.ts';
import { requestedItemIds, requestedLines } from './requested-goods.ts';
import { insertOrder } from './insert-order.ts';
import { lockCustomer } from './lock-customer.ts';
import { noteStep } from './move-order.ts';
import { offlineAnswers, saveOfflinePayment } from './offline-method.ts';
import { pushOfOrder } from './order-push.ts';
import { pricedLines } from './priced-line.ts';
import { requestedGoods, routeOf } from './quote.ts';
import { recipientOf } from './recipient.ts';
import { lockItems, takeStock } from './stock.ts';
import { lockGuest } from './unpaid-orders.ts';
import { verifiedPhone } from './verified-phone.ts';
import { changeWallet } from './wallet.ts';
import { takeWelcomeDiscount } from './welcome-discount.ts';

export interface PlaceRequest extends OrderRequest {
  body: PlaceOrderBody;
}

/**
 * Places an order once per attempt (API-14), in one transaction that locks attempt, cart, coupon, items, flash sales and customer
 * in this order.
 * The semaphore keeps database connections free for other requests while many order at once.
 * @throws Problem 403 with the first of the quote's `problems`, 409 `bill_changed` where the total is not the accepted one.
 */
export async function placeOrder(
  context: Context,
  request: PlaceRequest,
  http: FastifyRequest,
  semaphore: Semaphore,
): Promise<PlacedOrder> {
  const { pool, now } = context;
  const { visitor, body, language } = request;
  const attempt = requireAttempt(http, visitor);
  const before = await orderOfAttempt(pool, attempt);
  if (before !== null) return placedAnswer(context, before, language);

  const recipient = await recipientOf(pool, visitor, body);
  const offline =
    body.payment_method === 'offline_payment' ? await offlineAnswers(pool, body, language) : null;
  const route = await routeOf(context, request);

  const place = async (client: Queryable) => {
    if (!(await beginAttempt(client, attempt, now()))) return orderOfAttempt(client, attempt);
    // Refuses sold-out items at once, before waiting for the locks of other orders.
    refuseSoldOut(await requestedLines(client, requestedGoods(request), now()));
    const cartId = await lockResources(client, request);
    const lines = await requestedLines(client, requestedGoods(request), now());
    const order = await computeOrder(client, context, request, lines, route);
    refuse(order, body);
    const id = await insertOrder(client, request, body, order, recipient, now());
    await reserveResources(client, request, order, id, now());
    if (cartId !== null) await emptyCart(client, cartId);
    await attachFiles(
      client,
      body.prescription_files ?? [],
      'prescription',
      visitor,
      { order_id: id },
      'prescription_files',
    );
    if (offline && order.method === 'offline_payment') await saveOfflinePayment(client, id, offline, now());
    if (order.method === 'digital_payment' && order.bill.due > 0)
      await context.payments?.open(client, { purpose: 'order', orderId: id, amount: order.bill.due });
    await endAttempt(client, attempt, id);
    await noteStep(client, id, 'pending', visitor.kind, '', now());
    const owner = { id, customer_id: visitor.kind === 'customer' ? visitor.id : null };
    await pushOfOrder(client, context.push, owner, 'push.pending', now());
    await mailPlaced(client, context, id);
    return id;
  };
  const orderId = await semaphore.run(() => transaction(pool, place));
  if (orderId === null) throw new Error('placeOrder: an earlier attempt with this key has no order');
  return placedAnswer(context, orderId, language);
}

/** Locks everything that the order is computed from, always in the same order. Returns the ordered cart, if any. */
async function lockResources(db: Queryable, request: OrderRequest): Promise<number | null> {
  const { visitor, moduleId, body } = request;
  const requested = requestedGoods(request);
  const hasCart = !requested.items && (await findCart(db, visitor, moduleId)) !== null;
  const cartId = hasCart ? await lockCart(db, visitor, moduleId) : null;
  if (body.coupon_code)
    await rows(
      db,
      sql<object>`select 1 from marketplace.coupons where lower(code) = lower(${body.coupon_code.trim()}) order by id for no key update`,
    );
  await lockItems(db, await requestedItemIds(db, requested, cartId));
  if (visitor.kind === 'customer') await lockCustomer(db, visitor.id);
  await lockGuest(db, request);
  return cartId;
}

function refuseSoldOut(lines: readonly Line[]): void {
  if (pricedLines(lines, true).some(({ problem }) => problem === 'out_of_stock'))
    throw createProblem(403, 'out_of_stock', 'cart.out_of_stock');
}

function refuse(order: ComputedOrder, body: PlaceOrderBody): void {
  const [problem] = order.problems;
  if (problem) throw problem;
  const isPrescribed = order.lines.some(({ line }) => line.item.prescription);
  if (isPrescribed && !body.prescription_files?.length)
    throw createProblem(403, 'prescription_files', 'order.prescription_missing');
  // The cart changed after its route was measured, so the fee was not computed from the distance.
  const isUnmeasured = order.metres === null && body.order_type !== 'take_away';
  if (isUnmeasured || Math.round(body.accepted_total * 100) !== order.bill.total)
    throw createProblem(409, 'bill_changed', 'order.bill_changed');
}

/** Takes stock, coupon, welcome discount and the wallet's part for the order. */
async function reserveResources(
  db: Queryable,
  { visitor }: OrderRequest,
  { lines, coupon, bill }: ComputedOrder,
  orderId: number,
  now: Date,
): Promise<void> {
  await takeStock(
    db,
    lines.map(({ line, quantity, flashSaleItemId }) => ({
      item_id: line.item_id,
      chosen: line.chosen,
      quantity,
      flash_sale_item_id: flashSaleItemId,
    })),
  );
  const [customer, guest] = visitor.kind === 'customer' ? [visitor.id, null] : [null, visitor.hash];
  if (coupon)
    await rows(
      db,
      sql<object>`insert into marketplace.coupon_uses (order_id, coupon_id, customer_id, guest_hash, phone)
                  values (${orderId}, ${coupon.id}, ${customer}, ${guest},
                    ${verifiedPhone(customer)})`,
    );
  if (customer !== null && bill.welcome_discount > 0) await takeWelcomeDiscount(db, orderId, customer);
  if (customer !== null) await changeWallet(db, customer, 'order', -bill.wallet_used, { orderId }, now);
}
