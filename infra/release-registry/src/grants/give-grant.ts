import {
  EVERY_MODULE,
  HOST_NAME,
  NO_CLAIMS,
  claimsBeyond,
  hostRouteIn,
  isEmptyClaim,
  overlapOf,
} from '@souk/contracts';
import type { Grant, GrantChange, GrantedClaims, Overlap } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import type { Pool } from 'pg';
import { writeAudit } from '../audit/audit-log.ts';
import type { Actor } from '../audit/audit-log.ts';
import { transactionOrDryRun } from '../dry-run.ts';
import { describeClaims } from './describe-claims.ts';
import { addClaims, findGrant, listGrants, lockGrants } from './grants.ts';

export interface GrantRequest {
  remote: string;
  claims: GrantedClaims;
  actor: Actor;
  reason?: string | undefined;
  /** Answers what the request would change, and changes nothing. */
  dryRun?: boolean | undefined;
}

/**
 * Adds to what a remote may claim; what it was granted already stays as it is.
 * @throws Problem 422 for a page of the host, 409 where another remote's grant could match the same visitor
 */
export function giveGrant(
  pool: Pool,
  { remote, claims, actor, reason, dryRun }: GrantRequest,
): Promise<GrantChange> {
  if (remote === HOST_NAME)
    throw new Problem(
      422,
      'host-page',
      'The host needs no grant: it renders its own pages only. Name a remote.',
    );
  for (const route of claims.routes) requireNoHostPage(route);
  return transactionOrDryRun(pool, { dryRun }, async (client) => {
    await lockGrants(client);
    const before = await findGrant(client, remote);
    const changed = await addClaims(client, remote, claims, actor.name);
    const grant = await findGrant(client, remote);
    if (changed && grant) requireApart(grant, before, await listGrants(client));
    if (changed)
      await writeAudit(client, actor, { action: 'grant', remote, reason: describeClaims(claims, reason) });
    return { changed, grant };
  });
}

function requireNoHostPage(route: string): void {
  const own = hostRouteIn(route);
  if (own !== null)
    throw new Problem(
      422,
      'host-page',
      `${route} cannot be granted: the host renders ${own} itself. Choose another path.`,
    );
}

/**
 * Checks what the grant adds to the one before; what that one covers may overlap since an early migration.
 * @throws Problem 409 that names both sides
 */
function requireApart(grant: Grant, before: Grant | null, all: readonly Grant[]): void {
  const added = singleClaims(grant).filter((claim) => !before || !isEmptyClaim(claimsBeyond(claim, before)));
  for (const other of all) {
    if (other.remote === grant.remote) continue;
    for (const claim of added) {
      const overlap = overlapOf(claim, other);
      if (overlap) throw overlapProblem(grant, other, overlap);
    }
  }
}

/** A grant as claims of one route or contribution for one type of modules each. */
function singleClaims({ routes, moduleTypes, contributions }: GrantedClaims): GrantedClaims[] {
  const types = moduleTypes.includes(EVERY_MODULE) ? [EVERY_MODULE] : moduleTypes;
  const each = types.length === 0 ? [[]] : types.map((type) => [type]);
  return each.flatMap((moduleTypes) => [
    ...routes.map((route) => ({ ...NO_CLAIMS, moduleTypes, routes: [route] })),
    ...contributions.map((place) => ({ ...NO_CLAIMS, moduleTypes, contributions: [place] })),
  ]);
}

function overlapProblem(grant: Grant, other: Grant, { kind, own, other: theirs }: Overlap): Problem {
  const [ours, others] = [modulesOf(grant), modulesOf(other)];
  const detail =
    kind === 'routes'
      ? `${own} for ${grant.remote} (${ours}) overlaps ${theirs}, which is granted to ${other.remote} (${others}): both would match the same visitor.`
      : `${own} for ${grant.remote} (${ours}) is granted to ${other.remote} (${others}) already.`;
  return new Problem(
    409,
    'grant-overlaps',
    `${detail} Choose another one, or revoke it from ${other.remote} first.`,
  );
}

const modulesOf = ({ moduleTypes }: GrantedClaims) =>
  moduleTypes.length === 0 || moduleTypes.includes('*')
    ? 'every module'
    : `modules of type ${moduleTypes.join(', ')}`;
