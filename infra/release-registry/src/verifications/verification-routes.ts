import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { verificationText } from '@souk/contracts';
import { transaction } from '@souk/database';
import { Problem } from '@souk/http-server';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import Type from 'typebox';
import { actorOf, writeAudit } from '../audit/audit-log.ts';
import { requireReader, requireRight } from '../authorize.ts';
import { neverPublished } from '../releases/never-published.ts';
import { RemoteName, Version } from '../releases/release-record.ts';
import { contentHashOf } from '../releases/releases.ts';
import { findVerifierKey } from '../tokens/tokens.ts';
import { claimRelease, endRun } from './claims.ts';
import { isSignedBy, isVerifier } from './verifier-key.ts';
import { findVerification, storeVerification } from './verifications.ts';

/** How much a verifier's clock may differ from the registry's, transfer time of the statement included. */
const CLOCK_MS = 5 * 60_000;

const Params = Type.Object({ remote: RemoteName, version: Version });

const SignedVerification = Type.Object(
  {
    content: Type.String({
      pattern: '^[0-9a-f]{64}$',
      description: 'SHA-256 over the content of the release; the registry compares it with its own.',
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
          'Compressed bytes of the release that its heaviest route loads before any interaction; null if no route was rendered.',
      }),
    ),
    verifiedAt: Type.String({ format: 'date-time', maxLength: 40 }),
    signature: Type.String({
      pattern: '^[A-Za-z0-9+/]{86}==$',
      description:
        'Base64 of the Ed25519 signature over the statement, by the key that the token was created with.',
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
        summary: 'The newest verification of a release, and whether the gate accepts it',
        params: Params,
      },
    },
    async (request) => {
      requireReader(request);
      const { remote, version } = request.params;
      const verification = await findVerification(pool, remote, version);
      if (!verification)
        throw new Problem(
          404,
          'not-verified',
          `${remote} ${version} was never verified. Wait for the verifier, or run \`souk verify ${remote}@${version} --as-verifier\`.`,
        );
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
      config: { operation: 'verify' },
    },
    async (request) => {
      const { remote, version } = request.params;
      const verifier = requireRight(request, 'verify', remote);
      const published = await contentHashOf(pool, remote, version);
      if (!published) throw neverPublished(remote, version);
      const statement = { remote, version, ...request.body };
      if (statement.content !== published)
        throw new Problem(
          409,
          'other-content',
          `${remote} ${version} is published with other content than was verified. Verify the published release.`,
        );
      const key = await findVerifierKey(pool, verifier.tokenId);
      if (key === null || !isSignedBy(key, verificationText(statement), statement.signature))
        throw new Problem(
          422,
          'wrong-signature',
          `The signature is not by the key of ${verifier.name}'s token. Sign with the private key that belongs to it.`,
        );
      if (Math.abs(Date.now() - Date.parse(statement.verifiedAt)) > CLOCK_MS)
        throw new Problem(
          422,
          'wrong-time',
          'The time of the verification is too far from the current time. Check the clock of the verifier.',
        );
      return transaction(pool, async (client) => {
        if (!(await storeVerification(client, statement, verifier)))
          throw new Problem(
            409,
            'newer-verification',
            `A newer verification of ${remote} ${version} is stored already, so this one was not stored. Verify it again if the release should have another result.`,
          );
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
          'Assigns a verifier the next published release that is not verified; one at a time, under a lease',
        response: {
          200: Type.Unknown({
            description: 'The record of the release; null if there is none, or a verification is running.',
          }),
        },
      },
      config: { operation: 'verify' },
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
    `${name} may not verify. An administrator can create a token with that right.`,
  );
