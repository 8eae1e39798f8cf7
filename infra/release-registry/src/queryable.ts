import type { Pool, PoolClient } from 'pg';

/** The pool, or the client of a transaction. */
export type Queryable = Pool | PoolClient;
