import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { CLAIM_KINDS, NO_CLAIMS, isEmptyClaim } from '@souk/contracts';
import type { GrantedClaims } from '@souk/contracts';
import { Problem } from '@souk/http-server';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { actorOf } from '../audit/audit-log.ts';
import { requireReader, requireRight } from '../authorize.ts';
import { routeAndDryRun } from '../channels/with-dry-run.ts';
import { giveGrant } from './give-grant.ts';
import { findGrant, listGrants } from './grants.ts';
import { revokeGrant } from './revoke-grant.ts';
import * as shapes from './shapes.ts';

/** What remotes may claim. It requires the right to all remotes, since no two can have the same. */
export function grantRoutes(app: FastifyInstance, pool: Pool): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  const params = shapes.RemoteParams;

  api.get('/grants', { schema: { summary: 'The grants of all remotes' } }, async (request) => {
    requireReader(request);
    return { grants: await listGrants(pool) };
  });

  api.get(
    '/grants/:remote',
    { schema: { summary: 'The grant of a remote; null if it has none', params } },
    async (request) => {
      requireReader(request);
      return { grant: await findGrant(pool, request.params.remote) };
    },
  );

  for (const { path, dryRun, summary } of routeAndDryRun(
    '/grants/:remote',
    'Grants routes, module types, contribution places or capabilities to a remote',
  ))
    api.post(
      path,
      {
        schema: {
          summary,
          description:
            'Requires the right to administer every remote. 409 if another remote’s grant overlaps, narrower paths and module types included; 422 for a page of the host.',
          params,
          body: shapes.Claims,
        },
        config: { operation: 'grant' },
      },
      async (request) => {
        requireRight(request, 'administer', '*');
        const { remote } = request.params;
        const { reason, ...named } = request.body;
        const claims = withAll(named);
        if (isEmptyClaim(claims))
          throw new Problem(
            400,
            'no-claims',
            'Nothing to grant. Name at least one route, module type, contribution place or capability.',
          );
        return giveGrant(pool, { remote, claims, reason, actor: actorOf(request), dryRun });
      },
    );

  for (const { path, dryRun, summary } of routeAndDryRun(
    '/grants/:remote/revocations',
    'Revokes claims of a remote; without names all of them',
  ))
    api.post(
      path,
      {
        schema: {
          summary,
          description:
            'Requires the right to administer every remote. 409 if a live release or a candidate needs it.',
          params,
          body: shapes.Revocation,
        },
        config: { operation: 'revoke' },
      },
      async (request) => {
        requireRight(request, 'administer', '*');
        const { reason, ...named } = request.body;
        const claims = withAll(named);
        return revokeGrant(pool, {
          remote: request.params.remote,
          claims: isEmptyClaim(claims) ? null : claims,
          reason,
          actor: actorOf(request),
          dryRun,
        });
      },
    );
}

function withAll(named: Partial<GrantedClaims>): GrantedClaims {
  const claims = { ...NO_CLAIMS };
  for (const kind of CLAIM_KINDS) claims[kind] = named[kind] ?? [];
  return claims;
}
