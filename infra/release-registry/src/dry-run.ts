import { transaction } from '@souk/database';
import type { Pool, PoolClient } from 'pg';

/** Undoes the transaction of a dry run. */
class DryRun<T> extends Error {
  readonly result: T;

  constructor(result: T) {
    super('This was a dry run.');
    this.result = result;
  }
}

/** A transaction. A dry run has the same result and the same refusals, and is undone. */
export async function transactionOrDryRun<T>(
  pool: Pool,
  { dryRun = false }: { dryRun?: boolean | undefined },
  work: (client: PoolClient) => Promise<T>,
): Promise<T> {
  try {
    return await transaction(pool, async (client) => {
      const result = await work(client);
      if (dryRun) throw new DryRun(result);
      return result;
    });
  } catch (error) {
    if (error instanceof DryRun) return error.result as T;
    throw error;
  }
}
