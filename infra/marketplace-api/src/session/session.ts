import { sql } from 'kysely';
import { rows, type Queryable } from '../sql.ts';
import { hashOf, newSecret } from './secret.ts';

const LIFETIME = 30 * 24 * 3600 * 1000;

/** Opens a session and returns its token, which is kept nowhere. */
export async function openSession(on: Queryable, customerId: number, now: Date): Promise<string> {
  const token = newSecret();
  const expires = new Date(now.getTime() + LIFETIME);
  await rows(
    on,
    sql<object>`insert into marketplace.sessions (token_hash, customer_id, created_at, expires_at)
                values (${hashOf(token)}, ${customerId}, ${now}, ${expires})`,
  );
  return token;
}
