import pg from 'pg';
import { isInTransaction } from './transaction.ts';

/** A pool that refuses a second connection inside a transaction, instead of waiting for itself. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (isInTransaction(this)) {
      const error = new Error('Inside a transaction its own client must be used, not the pool.');
      if (!callback) return Promise.reject(error);
      return callback(error, undefined, () => {});
    }
    return callback ? super.connect(callback) : super.connect();
  }
}

/** Connections to the embedded database or to a server: the same driver, the same SQL. Both waits have an end. */
export function createPool(url: string, options: { max?: number } = {}): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  });
  // A connection that breaks while idle is replaced by the next use; without a listener it would end the process.
  pool.on('error', () => {});
  // Between two hands a connection has no listener of either, and may break at just that moment; whoever uses it next is told.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
