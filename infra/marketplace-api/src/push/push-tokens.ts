import type { FirebaseConfig } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Customer } from '../http/visitor.ts';
import { rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

/** Browsers per customer; each gets every message. */
const MAX_BROWSERS = 20;

/** Whether Firebase Cloud Messaging delivers messages to browsers (PSH-6); without it browsers' tokens are not needed. */
export const deliversPushes = (firebase: FirebaseConfig | null): boolean =>
  firebase !== null && firebase.sender_id !== null && firebase.vapid_key !== null;

/** Stores a browser's push token, and deletes the least recently used one where a customer has too many (PSH-5). */
export async function storePushToken(
  db: Queryable,
  { id, tokenHash }: Customer,
  { token, language }: { token: string; language: Language },
  now: Date,
): Promise<void> {
  // Locked, since concurrent requests would each see room for one more.
  await rows(db, sql<object>`select 1 from marketplace.customers where id = ${id} for no key update`);
  await rows(
    db,
    sql<object>`
      insert into marketplace.push_tokens (token, customer_id, session_hash, language, updated_at)
      values (${token}, ${id}, ${tokenHash}, ${language}, ${now})
      on conflict (token) do update set customer_id = excluded.customer_id, session_hash = excluded.session_hash,
        language = excluded.language, updated_at = excluded.updated_at`,
  );
  await rows(
    db,
    sql<object>`
      delete from marketplace.push_tokens where token in (
        select token from marketplace.push_tokens where customer_id = ${id}
        order by token = ${token} desc, updated_at desc offset ${MAX_BROWSERS})`,
  );
}

/** Deletes the push tokens of a session and their waiting deliveries; the customer's other browsers are not affected (PSH-5). */
export const removePushTokens = (db: Queryable, { id, tokenHash }: Customer): Promise<object[]> =>
  rows(
    db,
    sql<object>`delete from marketplace.push_tokens where customer_id = ${id} and session_hash = ${tokenHash}`,
  );

/** Deletes all push tokens: nothing delivers to them, so their deliveries would only accumulate. */
export const forgetPushTokens = (db: Queryable): Promise<object[]> =>
  rows(db, sql<object>`delete from marketplace.push_tokens`);
