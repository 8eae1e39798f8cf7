import { sql } from 'kysely';
import type { Context } from '../context.ts';
import { rows, type Queryable } from '../sql.ts';
import { endOldSessions } from './end-sessions.ts';
import type { Requester } from './requester.ts';
import { hashOf, newSecret } from './secret.ts';

const LIFETIME_MS = 30 * 24 * 3600 * 1000;
/** Sessions per customer; the oldest ends when another begins. */
const MAX_SESSIONS = 30;

/** Opens a session and returns its token, of which only a hash is stored. */
export async function openSession(
  db: Queryable,
  { push, now }: Pick<Context, 'push' | 'now'>,
  customerId: number,
  { network, device }: Requester,
): Promise<string> {
  const token = newSecret();
  const created = now();
  const expires = new Date(created.getTime() + LIFETIME_MS);
  await endOldSessions(db, push, customerId, MAX_SESSIONS - 1, created);
  await rows(
    db,
    sql<object>`insert into marketplace.sessions
                  (token_hash, customer_id, created_at, expires_at, last_used_at, browser, system, network_hash)
                values (${hashOf(token)}, ${customerId}, ${created}, ${expires}, ${created}, ${device.browser},
                  ${device.system}, ${network})`,
  );
  return token;
}
