import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { CLAIM_KINDS, NO_CLAIMS, isEmptyClaim } from '@souk/contracts';
import type { GrantedClaims } from '@souk/contracts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { actorOf } from '../audit/audit-log.ts';
import { requireReader, requireRight } from '../authorize.ts';
import { Problem } from '../problem.ts';
import { giveGrant } from './give-grant.ts';
import { findGrant, listGrants } from './grants.ts';
import { revokeGrant } from './revoke-grant.ts';
import * as shapes from './shapes.ts';

/** What remotes may claim. It is given for all of them at once: what one has, no other can be given. */
export function grantRoutes(app: FastifyInstance, pool: Pool): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  const params = shapes.RemoteParams;

  api.get('/grants', { schema: { summary: 'What every remote may claim' } }, async (request) => {
    requireReader(request);
    return { grants: await listGrants(pool) };
  });

  api.get(
    '/grants/:remote',
    { schema: { summary: 'What a remote may claim; null where nothing was granted', params } },
    async (request) => {
      requireReader(request);
      return { grant: await findGrant(pool, request.params.remote) };
    },
  );

  api.post(
    '/grants/:remote',
    {
      schema: {
        summary: 'Gives a remote routes, module types, contribution places or capabilities',
        description:
          'Takes the right to administer every remote. 409 where one visitor could be meant by another remote’s grant too, narrower paths and module types included; 422 for a page of the host.',
        params,
        body: shapes.Claims,
      },
      config: { deed: 'grant' },
    },
    async (request) => {
      requireRight(request, 'administer', '*');
      const { reason, ...named } = request.body;
      const claims = withAll(named);
      if (isEmptyClaim(claims)) throw new Problem(400, 'no-claims', 'Name what is to be granted.');
      return giveGrant(pool, { remote: request.params.remote, claims, reason, actor: actorOf(request) });
    },
  );

  api.post(
    '/grants/:remote/revocations',
    {
      schema: {
        summary: 'Takes back what a remote may claim; without names all of it',
        description:
          'Takes the right to administer every remote. 409 where a live release, or one on its way to everybody, needs it.',
        params,
        body: shapes.Revocation,
      },
      config: { deed: 'revoke' },
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
      });
    },
  );
}

function withAll(named: Partial<GrantedClaims>): GrantedClaims {
  const claims = { ...NO_CLAIMS };
  for (const kind of CLAIM_KINDS) claims[kind] = named[kind] ?? [];
  return claims;
}
