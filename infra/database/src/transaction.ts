import { AsyncLocalStorage } from 'node:async_hooks';
import type pg from 'pg';

const running = new AsyncLocalStorage<ReadonlySet<pg.Pool>>();

/** Whether the caller runs inside a transaction of this pool. A second connection would wait for it, on the embedded database for ever. */
export const isInTransaction = (pool: pg.Pool): boolean => running.getStore()?.has(pool) ?? false;

/**
 * Runs `work` in one transaction: committed when it resolves, rolled back when it rejects.
 * Inside, only the given client may be used; the pool refuses.
 */
export async function transaction<T>(pool: pg.Pool, work: (client: pg.PoolClient) => Promise<T>): Promise<T> {
  const client = await pool.connect();
  let broken: Error | undefined;
  // The pool listens to idle clients only: without a listener, a connection that breaks between two queries would end the process.
  const onBreak = (problem: Error) => (broken = problem);
  client.on('error', onBreak);
  try {
    await client.query('begin');
    const pools = new Set(running.getStore()).add(pool);
    const result = await running.run(pools, () => work(client));
    await client.query('commit');
    return result;
  } catch (error) {
    await client.query('rollback').catch((problem: Error) => {
      broken = problem;
    });
    throw error;
  } finally {
    client.off('error', onBreak);
    client.release(broken);
  }
}
