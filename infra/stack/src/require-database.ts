import { createPool } from '@souk/database';
import { UserError } from './user-error.ts';

/** @throws UserError where the database of `DATABASE_URL` cannot be used. */
export async function requireDatabase(url: string): Promise<void> {
  const pool = createPool(url);
  try {
    await pool.query('select 1');
  } catch (error) {
    throw new UserError(describeDatabaseError(error, new URL(url).host));
  } finally {
    await pool.end();
  }
}

/** PostgreSQL's codes of errors; those of connections are words, such as ECONNREFUSED. */
const SQLSTATE = /^[0-9A-Z]{5}$/;

/** What is wrong with a database: it refuses the connection for a reason of its own, or does not respond. */
export function describeDatabaseError(error: unknown, host: string): string {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  const message = error instanceof Error ? error.message : String(error);
  const database = `The database of DATABASE_URL at ${host}`;
  if (SQLSTATE.test(code))
    return `${database} refused the connection: ${message}. Correct user, password or database in DATABASE_URL.`;
  // An error of several addresses has a code only.
  return `${database} does not respond (${code || message}). Start it, or correct DATABASE_URL.`;
}
