import { ACTIONS } from '@souk/contracts';
import type { Scope } from '@souk/contracts';
import { TOKEN_BOUNDS } from '@souk/contracts/channel-changes';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { transaction } from '@souk/database';
import { Problem } from '@souk/http-server';
import Type from 'typebox';
import { actorOf, writeAudit } from '../audit/audit-log.ts';
import { requireReader, requireRight } from '../authorize.ts';
import { RemoteName } from '../releases/release-record.ts';
import { isVerifier, requireVerifierAlone } from '../verifications/verifier-key.ts';
import { createToken, listTokens, revokeToken } from './tokens.ts';

const NewToken = Type.Object(
  {
    name: Type.String({
      minLength: 1,
      maxLength: 80,
      pattern: '^[^\\u0000-\\u001f]*[^\\s\\u0000-\\u001f][^\\u0000-\\u001f]*$',
    }),
    kind: Type.Union([Type.Literal('person'), Type.Literal('ci')]),
    scopes: Type.Array(
      Type.Object({
        remote: Type.Union([RemoteName, Type.Literal('*')]),
        actions: Type.Array(Type.Union(ACTIONS.map((action) => Type.Literal(action))), { minItems: 1 }),
      }),
      { minItems: 1, maxItems: 100 },
    ),
    days: Type.Integer({
      minimum: TOKEN_BOUNDS.days.min,
      maximum: TOKEN_BOUNDS.days.max,
      description: 'Days until it expires.',
    }),
    verifierKey: Type.Optional(
      Type.String({
        pattern: '^[A-Za-z0-9+/]{59}=$',
        description: 'For a token that verifies: the public half of its Ed25519 key (SPKI, base64).',
      }),
    ),
  },
  { additionalProperties: false },
);
const Id = Type.Object({ id: Type.String({ format: 'uuid' }) });

export function tokenRoutes(app: FastifyInstance, pool: Pool): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();

  api.get('/me', { schema: { summary: 'The name and rights of this token' } }, async (request) => {
    const { name, scopes } = requireReader(request);
    return { name, scopes };
  });

  api.get('/tokens', { schema: { summary: 'All tokens, without their secrets' } }, async (request) => {
    requireRight(request, 'administer', '*');
    return { tokens: await listTokens(pool) };
  });

  api.post(
    '/tokens',
    {
      schema: {
        summary: 'Creates a token; only this response contains its secret',
        body: NewToken,
        response: { 201: Type.Unknown({ description: 'The token and its secret.' }) },
      },
      config: { operation: 'token.create' },
    },
    async (request, reply) => {
      const { name, kind, days, verifierKey } = request.body;
      const scopes: Scope[] = request.body.scopes;
      // Nobody can create a token with more rights than they administer.
      for (const { remote } of scopes) requireRight(request, 'administer', remote);
      // An administrator of one remote could verify it by a second token.
      if (isVerifier(scopes)) requireRight(request, 'administer', '*');
      requireVerifierAlone(scopes, verifierKey);
      const made = await transaction(pool, async (client) => {
        const expiresAt = new Date(Date.now() + days * 24 * 60 * 60 * 1000);
        const created = await createToken(client, {
          name,
          kind,
          scopes,
          createdBy: actorOf(request).name,
          expiresAt,
          verifierKey,
        });
        const rights = scopes.map(({ remote, actions }) => `${remote}: ${actions.join(', ')}`).join('; ');
        await writeAudit(client, actorOf(request), {
          action: 'token.create',
          reason: `${name} may ${rights}`,
        });
        return created;
      });
      return reply.code(201).header('cache-control', 'no-store').send(made);
    },
  );

  api.delete(
    '/tokens/:id',
    {
      schema: { summary: 'Revokes a token; the next request with it is refused', params: Id },
      config: { operation: 'token.revoke' },
    },
    async (request) => {
      requireRight(request, 'administer', '*');
      return transaction(pool, async (client) => {
        const token = await revokeToken(client, request.params.id);
        if (!token)
          throw new Problem(404, 'no-token', 'Token not found. List the tokens with `souk token list`.');
        await writeAudit(client, actorOf(request), { action: 'token.revoke', reason: token.name });
        return token;
      });
    },
  );
}
