import type { Pool } from 'pg';

/**
 * Runs one change up to its audit, with all else done and nothing committed; then another, up to where it waits; then lets
 * both end. For a server: the embedded database takes one transaction after the other.
 */
export async function oneWithin<A, B>(
  pool: Pool,
  first: () => Promise<A>,
  second: () => Promise<B>,
): Promise<[A, B]> {
  const gate = await pool.connect();
  try {
    await gate.query('begin');
    await gate.query('lock table registry.audit_log in exclusive mode');
    const one = first();
    await waiting(pool, 1);
    const other = second();
    await waiting(pool, 2);
    await gate.query('commit');
    return [await one, await other];
  } finally {
    gate.release(true);
  }
}

async function waiting(pool: Pool, many: number): Promise<void> {
  for (let count = 0; count < many;) {
    const { rows } = await pool.query<{ count: number }>(
      `select count(*)::int as count from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    count = rows[0]?.count ?? 0;
  }
}
