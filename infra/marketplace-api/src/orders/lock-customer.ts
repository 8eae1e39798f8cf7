import { sql } from 'kysely';
import { createProblem } from '../http/problem.ts';
import { row, type Queryable } from '../sql.ts';

/** Locks a customer's row until the transaction ends. @throws Problem 401 where the account was removed in the meantime (PRF-8). */
export async function lockCustomer(db: Queryable, customerId: number): Promise<void> {
  if (!(await lockAccount(db, customerId))) throw createProblem(401, 'token', 'session.expired');
}

/** Locks a customer's row until the transaction ends. @returns false where the account was removed (PRF-8) */
export async function lockAccount(db: Queryable, customerId: number): Promise<boolean> {
  const customer = sql<object>`select 1 as one from marketplace.customers
    where id = ${customerId} and removed_at is null for no key update`;
  return (await row(db, customer)) !== null;
}
