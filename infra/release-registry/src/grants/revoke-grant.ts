import { claimsBeyond, claimsOf, isEmptyClaim, CLAIM_KINDS, NO_CLAIMS } from '@souk/contracts';
import type { GrantChange, GrantedClaims } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import type { Pool, PoolClient } from 'pg';
import { writeAudit } from '../audit/audit-log.ts';
import { listChannels, readChannelState } from '../channels/channel-state.ts';
import { transactionOrDryRun } from '../dry-run.ts';
import { findReleases } from '../releases/releases.ts';
import { describeClaims } from './describe-claims.ts';
import type { GrantRequest } from './give-grant.ts';
import { findGrant, lockGrants, removeClaims } from './grants.ts';

/**
 * Takes back what a remote may claim, by default all of it.
 * @throws Problem 409 where a live release, or one on its way, needs it
 */
export function revokeGrant(
  pool: Pool,
  {
    remote,
    claims: requested,
    actor,
    reason,
    dryRun,
  }: Omit<GrantRequest, 'claims'> & { claims: GrantedClaims | null },
): Promise<GrantChange> {
  return transactionOrDryRun(pool, { dryRun }, async (client) => {
    await lockGrants(client);
    const claims = requested ?? (await findGrant(client, remote)) ?? NO_CLAIMS;
    // Removed first, then checked: concurrent activations are waited for, and seen.
    const changed = await removeClaims(client, remote, claims);
    const grant = await findGrant(client, remote);
    if (changed) {
      await requireUnneeded(client, remote, claims, grant ?? NO_CLAIMS);
      await writeAudit(client, actor, { action: 'revoke', remote, reason: describeClaims(claims, reason) });
    }
    return { changed, grant };
  });
}

/** @throws Problem 409 with the live release and the command to run first */
async function requireUnneeded(
  client: PoolClient,
  remote: string,
  revoked: GrantedClaims,
  left: GrantedClaims,
): Promise<void> {
  for (const channel of await listChannels(client)) {
    const { remotes } = await readChannelState(client, channel);
    const live = remotes[remote];
    const versions = [live?.stable, live?.canary?.version].flatMap((version) => version ?? []);
    const records = await findReleases(
      client,
      versions.map((version) => ({ remote, version })),
    );
    for (const { version, manifest } of records) {
      const claimed = manifest ? claimsOf(manifest) : NO_CLAIMS;
      // Claims that were never granted, such as before grants existed, do not prevent the revocation.
      const needed = onlyNewlyMissing(claimsBeyond(claimed, left), revoked, left);
      if (isEmptyClaim(needed)) continue;
      throw new Problem(
        409,
        'grant-needed',
        `${remote} ${version} is live in ${channel} and claims ${describeClaims(needed)}. Activate a release that does not need it, or remove the remote from the channel with souk kill ${remote}, then revoke it.`,
      );
    }
  }
}

/** Claims that a release loses by the revocation. */
function onlyNewlyMissing(
  missing: GrantedClaims,
  revoked: GrantedClaims,
  left: GrantedClaims,
): GrantedClaims {
  const together = Object.fromEntries(
    CLAIM_KINDS.map((kind) => [kind, [...left[kind], ...revoked[kind]]]),
  ) as unknown as GrantedClaims;
  const lackedBefore = claimsBeyond(missing, together);
  return Object.fromEntries(
    CLAIM_KINDS.map((kind) => [kind, missing[kind].filter((name) => !lackedBefore[kind].includes(name))]),
  ) as unknown as GrantedClaims;
}
