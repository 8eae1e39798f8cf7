import type { Verification } from '@souk/contracts';
import type { Queryable } from './releases.ts';

/** The newest look at a release in the real host; null where nobody looked. */
export async function findVerification(
  database: Queryable,
  remote: string,
  version: string,
): Promise<Verification | null> {
  const { rows } = await database.query<{ verification: Verification }>(
    'select verification from registry.verifications where remote = $1 and version = $2',
    [remote, version],
  );
  return rows[0]?.verification ?? null;
}

/** Keeps a look at a release in place of an earlier one. */
export async function keepVerification(database: Queryable, verification: Verification): Promise<void> {
  const { remote, version, passed } = verification;
  await database.query(
    `insert into registry.verifications (remote, version, passed, verification) values ($1, $2, $3, $4)
     on conflict (remote, version) do update
       set passed = excluded.passed, verification = excluded.verification, created_at = now()`,
    [remote, version, passed, JSON.stringify(verification)],
  );
}
