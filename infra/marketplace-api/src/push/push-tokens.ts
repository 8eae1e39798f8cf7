import type { FirebaseConfig } from '@souk/contracts/api';
import { sql } from 'kysely';
import type { Customer } from '../http/visitor.ts';
import { rows, type Queryable } from '../sql.ts';
import type { Language } from '../texts/translate.ts';

/** More browsers than a customer uses; each gets every message. */
const MAX_BROWSERS = 20;

/** Whether messages reach browsers by Firebase Cloud Messaging (PSH-6); without it a browser's token is of no use. */
export const deliversPushes = (firebase: FirebaseConfig | null): boolean =>
  firebase !== null && firebase.sender_id !== null && firebase.vapid_key !== null;

/** Stores where a browser of a customer is reached, and forgets the one that was heard of the longest ago where there are too many (PSH-5). */
export async function storePushToken(
  db: Queryable,
  { id, tokenHash }: Customer,
  { token, language }: { token: string; language: Language },
  now: Date,
): Promise<void> {
  // One after the other, or two at once would each see room for themselves.
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

/** Forgets the browser of a session, and what waits to be handed to it; the customer's others hear on (PSH-5). */
export const removePushTokens = (db: Queryable, { id, tokenHash }: Customer): Promise<object[]> =>
  rows(
    db,
    sql<object>`delete from marketplace.push_tokens where customer_id = ${id} and session_hash = ${tokenHash}`,
  );

/** Forgets every browser: nothing delivers messages to them, and what is written down for them would only grow. */
export const forgetPushTokens = (db: Queryable): Promise<object[]> =>
  rows(db, sql<object>`delete from marketplace.push_tokens`);
