import type { Queryable } from '../releases/releases.ts';

/** When a release was collected; null where its files are kept, or it was never published. */
export async function collectedAt(
  database: Queryable,
  remote: string,
  version: string,
): Promise<string | null> {
  const { rows } = await database.query<{ collected_at: Date | null }>(
    'select collected_at from registry.releases where remote = $1 and version = $2',
    [remote, version],
  );
  return rows[0]?.collected_at?.toISOString() ?? null;
}
