import type { ReleaseRecord } from '@souk/contracts';
import { HOST_NAME, allows } from '@souk/contracts';
import { transaction } from '@souk/database';
import type { Pool } from 'pg';
import type { Queryable } from '../queryable.ts';
import type { Identity } from '../tokens/tokens.ts';

/** Longer than a verifier lets one verification run; the release of a crashed verifier is free again after it. */
const LEASE_MS = 15 * 60_000;

/** After so many crashed attempts a release is no longer assigned automatically. */
const MAX_ATTEMPTS = 3;

/** Builds of a working tree: `npm start` makes one for every edit, and they need no verification. */
const WORKING_TREE = '-dev\\.';

/** A verification that counts: signed by a verifier that is not revoked. */
const VERIFIED = `exists (
  select 1 from registry.verifications join registry.tokens on tokens.id = verifier_id
  where verifications.remote = releases.remote and verifications.version = releases.version
    and verifications.content_hash = releases.content_hash and tokens.revoked_at is null
)`;

/**
 * The next release to verify; null where there is none, or another one is being verified: browsers are heavy, so one runs at a
 * time. The remote that waited longest comes first, so that a team that publishes a thousand does not hold up the others.
 */
export function claimRelease(pool: Pool, verifier: Identity): Promise<ReleaseRecord | null> {
  return transaction(pool, async (client) => {
    await recordVerifierActivity(client);
    const { rows: running } = await client.query(
      'select 1 from registry.verification_runs where leased_until > now()',
    );
    if (running.length > 0) return null;
    const { rows } = await client.query<{ record: ReleaseRecord }>(
      `select record from registry.releases
         left join registry.verification_runs as run using (remote, version)
       where remote <> $1 and version !~ $2 and collected_at is null and coalesce(run.attempts, 0) < $3
         and ($4 or remote = any($5::text[])) and not ${VERIFIED}
       order by (
         select max(started_at) from registry.verification_runs as earlier where earlier.remote = releases.remote
       ) nulls first, published_at, version
       limit 1`,
      [
        HOST_NAME,
        WORKING_TREE,
        MAX_ATTEMPTS,
        allows(verifier.scopes, 'verify', '*'),
        verifier.scopes.filter(({ actions }) => actions.includes('verify')).map(({ remote }) => remote),
      ],
    );
    const [next] = rows;
    if (!next) return null;
    const { remote, version } = next.record;
    await client.query(
      `insert into registry.verification_runs (remote, version, verifier_id, started_at, leased_until)
       values ($1, $2, $3, now(), now() + $4 * interval '1 millisecond')
       on conflict (remote, version) do update
         set verifier_id = excluded.verifier_id, started_at = excluded.started_at,
             leased_until = excluded.leased_until, attempts = verification_runs.attempts + 1`,
      [remote, version, verifier.tokenId, LEASE_MS],
    );
    return next.record;
  });
}

/** Serializes claims and stores the time of the last one: without an active verifier nothing counts as queued. */
async function recordVerifierActivity(client: Queryable): Promise<void> {
  await client.query(
    `insert into registry.chores (name, begun_at) values ('verify', now())
     on conflict (name) do update set begun_at = excluded.begun_at`,
  );
}

/** Ends the lease of a verified release. The row stays, since it orders the remotes of the next claims. */
export async function endRun(database: Queryable, remote: string, version: string): Promise<void> {
  await database.query(
    `update registry.verification_runs set leased_until = now(), attempts = 0 where remote = $1 and version = $2`,
    [remote, version],
  );
}

/** The verification state of a release, as SQL over `registry.releases`. */
export const STATE = `case
  when exists (
    select 1 from registry.verification_runs as run
    where run.remote = releases.remote and run.version = releases.version and run.leased_until > now()
  ) then 'running'
  when ${VERIFIED} then (
    select case when passed then 'passed' else 'failed' end from registry.verifications as found
    where found.remote = releases.remote and found.version = releases.version
  )
  when exists (
    select 1 from registry.verification_runs as run
    where run.remote = releases.remote and run.version = releases.version and run.attempts >= ${MAX_ATTEMPTS}
  ) then 'failed'
  when remote <> '${HOST_NAME}' and version !~ '${WORKING_TREE}' and collected_at is null and exists (
    select 1 from registry.chores where name = 'verify' and begun_at > now() - interval '5 minutes'
  ) then 'queued'
end`;
