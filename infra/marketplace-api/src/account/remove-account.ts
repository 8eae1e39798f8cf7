import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { createProblem } from '../http/problem.ts';
import { PAST } from '../orders/order-steps.ts';
import { phoneHash } from '../orders/phone-hash.ts';
import { changeWallet } from '../orders/wallet.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import { newRefCode } from '../session/make-customer.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** Tables with a `customer_id` of their own; tables that refer to them are deleted by cascade. */
const NAMES_CUSTOMER = sql<{ name: string }>`
  select table_name as name from information_schema.columns
  where table_schema = 'marketplace' and column_name = 'customer_id'`;

/**
 * Removes an account (PRF-8). Sales and payments stay for accounting, without any personal data.
 * @param spend uses up the proof of identity, in the same transaction
 * @throws Problem 409 `running_order`, and 409 `wallet` where money is left and the customer did not agree to lose it
 */
export async function removeAccount(
  { pool, push, now }: Pick<Context, 'pool' | 'push' | 'now'>,
  customerId: number,
  { giveUpWallet, spend }: { giveUpWallet: boolean; spend(db: Queryable): Promise<void> },
): Promise<void> {
  await transaction(pool, async (client) => {
    await spend(client);
    // Placing an order locks this row too, so an order placed at the same time is either seen here or refused there.
    const account = await row<{ wallet: number; phone: string | null; email: string | null }>(
      client,
      sql`select wallet, phone, email from marketplace.customers where id = ${customerId} and removed_at is null for update`,
    );
    if (!account) throw createProblem(401, 'token', 'session.expired');
    await refuseUnfinished(client, customerId);
    if (account.wallet > 0 && !giveUpWallet) throw createProblem(409, 'wallet', 'removal.wallet');
    await changeWallet(client, customerId, 'given_up', -account.wallet, {}, now());
    await endAllSessions(client, push, customerId, now());
    await deleteRows(client, customerId);
    await rows(
      client,
      sql<object>`delete from marketplace.review_pictures where review_id in
          (select id from marketplace.reviews where customer_id = ${customerId})`,
    );
    await anonymiseOrders(client, customerId);
    await rows(
      client,
      sql<object>`delete from marketplace.codes where recipient = ${account.phone} or recipient = lower(${account.email})`,
    );
    await rows(
      client,
      sql<object>`delete from marketplace.newsletter_subscribers where email = lower(${account.email})`,
    );
    await rows(
      client,
      sql<object>`update marketplace.customers set f_name = '', l_name = '', phone = null, email = null, phone_verified = false,
          email_verified = false, password_hash = null, image = null, portrait_id = null, social_id = null, ref_code = ${newRefCode()},
          welcome_discount_until = null, removed_at = ${now()} where id = ${customerId}`,
    );
  });
}

/** @throws Problem 409 while an order is in progress or a refund is being decided. */
async function refuseUnfinished(db: Queryable, customerId: number): Promise<void> {
  const unfinished = sql<object>`select 1 as one from marketplace.orders where customer_id = ${customerId}
    and (status <> all(${[...PAST]}::text[]) or status = 'refund_requested') limit 1`;
  if (await row(db, unfinished)) throw createProblem(409, 'running_order', 'removal.running_order');
}

async function deleteRows(db: Queryable, customerId: number): Promise<void> {
  for (const { name } of await rows(db, NAMES_CUSTOMER))
    if (PERSONAL_TABLES[name]?.removal === 'deleted')
      await rows(
        db,
        sql<object>`delete from ${sql.ref(`marketplace.${name}`)} where customer_id = ${customerId}`,
      );
}

/** Keeps what was bought and its prices; removes names, addresses and every free text. */
async function anonymiseOrders(db: Queryable, customerId: number): Promise<void> {
  const own = sql`order_id in (select id from marketplace.orders where customer_id = ${customerId})`;
  const statements = [
    sql<object>`update marketplace.order_items set note = '' where ${own} and note <> ''`,
    sql<object>`update marketplace.order_events set note = '' where ${own} and note <> ''`,
    sql<object>`update marketplace.refund_requests set reason = '', note = '', answer = '' where ${own}`,
    sql<object>`update marketplace.offline_payments set answers = '{}', note = '' where ${own}`,
    sql<object>`update marketplace.payments set url = null where ${own} or customer_id = ${customerId}`,
    // A new account with the same phone must not use the coupon or the welcome discount again (WAL-7, SES-15).
    ...['coupon_uses', 'welcome_discount_uses'].map(
      (name) => sql<object>`update ${sql.ref(`marketplace.${name}`)}
        set phone_hash = coalesce(${phoneHash(sql`phone`)}, phone_hash), phone = null where ${own}`,
    ),
    sql<object>`update marketplace.orders set address = null, contact = null, receiver = null, order_note = '',
        unavailable_item_note = '', cancellation_reason = null where customer_id = ${customerId}`,
  ];
  for (const statement of statements) await rows(db, statement);
}
