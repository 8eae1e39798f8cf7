import { transaction } from '@souk/database';
import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { Problem } from '../http/problem.ts';
import { PAST } from '../orders/order-steps.ts';
import { phoneHash } from '../orders/phone-hash.ts';
import { changeWallet } from '../orders/wallet.ts';
import { endAllSessions } from '../session/end-sessions.ts';
import { newRefCode } from '../session/make-customer.ts';
import { row, rows, type Queryable } from '../sql.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

/** Tables that name their customer in a column of their own; those that hang on them go along. */
const NAMES_CUSTOMER = sql<{ name: string }>`
  select table_name as name from information_schema.columns
  where table_schema = 'marketplace' and column_name = 'customer_id'`;

/**
 * Removes an account (PRF-8): what was sold and paid stays for the accounts, with nothing that says to whom.
 * @param spend what the proof costs, in the same transaction
 * @throws Problem 409 `running_order`, and 409 `wallet` where money is left that is not given up
 */
export async function removeAccount(
  { pool, push, now }: Pick<Context, 'pool' | 'push' | 'now'>,
  customerId: number,
  { giveUpWallet, spend }: { giveUpWallet: boolean; spend(db: Queryable): Promise<void> },
): Promise<void> {
  await transaction(pool, async (client) => {
    await spend(client);
    // Whoever places an order holds this row too: it is either seen here, or refused there.
    const account = await row<{ wallet: number; phone: string | null; email: string | null }>(
      client,
      sql`select wallet, phone, email from marketplace.customers where id = ${customerId} and removed_at is null for update`,
    );
    if (!account) throw new Problem(401, 'token', 'session.expired');
    await refuseUnfinished(client, customerId);
    if (account.wallet > 0 && !giveUpWallet) throw new Problem(409, 'wallet', 'removal.wallet');
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

/** @throws Problem 409 while an order is on its way, or a refund is being decided. */
async function refuseUnfinished(db: Queryable, customerId: number): Promise<void> {
  const unfinished = sql<object>`select 1 as one from marketplace.orders where customer_id = ${customerId}
    and (status <> all(${[...PAST]}::text[]) or status = 'refund_requested') limit 1`;
  if (await row(db, unfinished)) throw new Problem(409, 'running_order', 'removal.running_order');
}

async function deleteRows(db: Queryable, customerId: number): Promise<void> {
  for (const { name } of await rows(db, NAMES_CUSTOMER))
    if (PERSONAL_TABLES[name]?.removal === 'deleted')
      await rows(
        db,
        sql<object>`delete from ${sql.ref(`marketplace.${name}`)} where customer_id = ${customerId}`,
      );
}

/** What was bought and what it cost stays; who, where to, and every word that somebody wrote goes. */
async function anonymiseOrders(db: Queryable, customerId: number): Promise<void> {
  const own = sql`order_id in (select id from marketplace.orders where customer_id = ${customerId})`;
  const statements = [
    sql<object>`update marketplace.order_events set note = '' where ${own} and note <> ''`,
    sql<object>`update marketplace.refund_requests set reason = '', note = '', answer = '' where ${own}`,
    sql<object>`update marketplace.offline_payments set answers = '{}', note = '' where ${own}`,
    sql<object>`update marketplace.payments set url = null where ${own} or customer_id = ${customerId}`,
    // Neither coupon nor welcome discount is used again by a new account with the same phone (WAL-7, SES-15).
    ...['coupon_uses', 'welcome_discount_uses'].map(
      (name) => sql<object>`update ${sql.ref(`marketplace.${name}`)}
        set phone_hash = coalesce(${phoneHash(sql`phone`)}, phone_hash), phone = null where ${own}`,
    ),
    sql<object>`update marketplace.orders set address = null, contact = null, receiver = null, order_note = '',
        unavailable_item_note = '', cancellation_reason = null where customer_id = ${customerId}`,
  ];
  for (const statement of statements) await rows(db, statement);
}
