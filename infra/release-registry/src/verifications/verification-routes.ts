import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { verificationText } from '@souk/contracts';
import { transaction } from '@souk/database';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import Type from 'typebox';
import { actorOf, writeAudit } from '../audit/audit-log.ts';
import { requireReader, requireRight } from '../authorize.ts';
import { Problem } from '../problem.ts';
import { RemoteName, Version } from '../releases/release-record.ts';
import { contentHashOf } from '../releases/releases.ts';
import { findVerifierKey } from '../tokens/tokens.ts';
import { claimRelease, endRun } from './claims.ts';
import { isSignedBy, isVerifier } from './verifier-key.ts';
import { findVerification, storeVerification } from './verifications.ts';

/** How far a verifier's clock may be from the registry's, and how long a statement may be on its way. */
const CLOCK_MS = 5 * 60_000;

const Params = Type.Object({ remote: RemoteName, version: Version });

const SignedVerification = Type.Object(
  {
    content: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 over what makes the release this release: the registry compares it with its own.',
    }),
    host: Type.String({ maxLength: 200, description: 'The host that it was mounted in, as host@1.0.0.' }),
    checks: Type.Array(
      Type.Object(
        {
          name: Type.String({ maxLength: 100 }),
          passed: Type.Boolean(),
          detail: Type.String({ maxLength: 2000 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 100 },
    ),
    firstLoadBytes: Type.Optional(
      Type.Union([Type.Null(), Type.Integer({ minimum: 1 })], {
        description:
          'Bytes of the release that its heaviest route takes before a customer does anything, compressed; null where it was not drawn.',
      }),
    ),
    verifiedAt: Type.String({ format: 'date-time', maxLength: 40 }),
    signature: Type.String({
      pattern: '^[A-Za-z0-9+/]{86}==$',
      description:
        'Base64 of the Ed25519 signature over the statement, by the key that the token was made with.',
    }),
  },
  { additionalProperties: false },
);

export function verificationRoutes(app: FastifyInstance, pool: Pool): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();

  api.get(
    '/releases/:remote/:version/verification',
    {
      schema: {
        summary: 'The newest verification of a release, and whether the gate believes it',
        params: Params,
      },
    },
    async (request) => {
      requireReader(request);
      const { remote, version } = request.params;
      const verification = await findVerification(pool, remote, version);
      if (!verification) throw new Problem(404, 'not-verified', `${remote} ${version} was never verified.`);
      return verification;
    },
  );

  api.put(
    '/releases/:remote/:version/verification',
    {
      schema: {
        summary:
          'Stores a verification that a verifier signed; takes the right to verify, which no publisher has',
        params: Params,
        body: SignedVerification,
      },
      config: { deed: 'verify' },
    },
    async (request) => {
      const { remote, version } = request.params;
      const verifier = requireRight(request, 'verify', remote);
      const published = await contentHashOf(pool, remote, version);
      if (!published) throw new Problem(404, 'no-release', `${remote} ${version} was never published.`);
      const statement = { remote, version, ...request.body };
      if (statement.content !== published)
        throw new Problem(409, 'other-content', `${remote} ${version} is published with other bytes.`);
      const key = await findVerifierKey(pool, verifier.tokenId);
      if (key === null || !isSignedBy(key, verificationText(statement), statement.signature))
        throw new Problem(
          422,
          'wrong-signature',
          `This is not signed with the key that the token of ${verifier.name} was made with.`,
        );
      if (Math.abs(Date.now() - Date.parse(statement.verifiedAt)) > CLOCK_MS)
        throw new Problem(422, 'wrong-time', 'A verification is handed in as it ends: look at the clock.');
      return transaction(pool, async (client) => {
        if (!(await storeVerification(client, statement, verifier)))
          throw new Problem(409, 'newer-verification', `${remote} ${version} was verified since.`);
        await endRun(client, remote, version);
        const passed = statement.checks.every((check) => check.passed);
        await writeAudit(client, actorOf(request), {
          action: 'verify',
          remote,
          version,
          reason: `${passed ? 'passed' : 'failed'} in ${statement.host}`,
        });
        return findVerification(client, remote, version);
      });
    },
  );

  api.post(
    '/verifications/claims',
    {
      schema: {
        summary:
          'Gives a verifier the next published release that nobody verified; one at a time, under a lease',
        response: {
          200: Type.Unknown({
            description: 'The record of the release; null where there is none, or one is under way.',
          }),
        },
      },
      config: { deed: 'verify' },
    },
    async (request) => {
      const { identity } = request;
      if (!identity || !isVerifier(identity.scopes)) throw notAVerifier(identity?.name);
      return { record: await claimRelease(pool, identity) };
    },
  );
}

const notAVerifier = (name = 'Nobody') =>
  new Problem(
    403,
    'not-allowed',
    `${name} may not verify; an administrator gives that right with a new token.`,
  );
