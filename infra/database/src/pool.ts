import pg from 'pg';
import { isInTransaction } from './transaction.ts';

/** A pool that refuses a second connection inside a transaction, which would wait for itself. */
class Pool extends pg.Pool {
  override connect(): Promise<pg.PoolClient>;
  override connect(callback: Parameters<pg.Pool['connect']>[0]): void;
  override connect(callback?: Parameters<pg.Pool['connect']>[0]): Promise<pg.PoolClient> | void {
    if (isInTransaction(this)) {
      const error = new Error('The pool was used inside a transaction. Use the client of the transaction.');
      if (!callback) return Promise.reject(error);
      return callback(error, undefined, () => {});
    }
    return callback ? super.connect(callback) : super.connect();
  }
}

/** Connections to the embedded database or to a server: the same driver, the same SQL, with time-outs. */
export function createPool(url: string, options: { max?: number } = {}): pg.Pool {
  const pool = new Pool({
    connectionString: url,
    max: options.max ?? 10,
    connectionTimeoutMillis: 10_000,
    query_timeout: 60_000,
  });
  // The pool replaces a connection that breaks while idle; without a listener the error would end the process.
  pool.on('error', () => {});
  // A connection may break while neither the pool nor a user listens; its next user gets the error.
  pool.on('connect', (client) => client.on('error', () => {}));
  return pool;
}
