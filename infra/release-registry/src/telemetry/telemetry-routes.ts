import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { TELEMETRY_BATCH } from '@souk/contracts';
import type { PageKeysAnswer, TelemetryAnswer } from '@souk/contracts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import Type from 'typebox';
import { requireReader, requireRight } from '../authorize.ts';
import type { Signer } from '../signing/sign-document.ts';
import { ChannelName, RemoteName } from '../releases/release-record.ts';
import { readJudgements } from '../rollouts/judgements.ts';
import { countReports } from './count-reports.ts';
import { readHealth } from './health.ts';
import { readReports } from './page-report.ts';
import { pageKeys } from './page-keys.ts';
import { verifyReports } from './verify-reports.ts';
import { readPropagation } from './propagation.ts';
import { countServerFailures } from './count-server-failures.ts';

/** The size limit of a beacon for each report, so that one page's report cannot displace those of others. */
const MAX_BATCH_BYTES = TELEMETRY_BATCH * 65_536;
const Batch = Type.Object(
  { reports: Type.Array(Type.Unknown(), { minItems: 1, maxItems: TELEMETRY_BATCH }) },
  { additionalProperties: false },
);
const FailuresBatch = Type.Object(
  {
    channel: ChannelName,
    failures: Type.Array(
      Type.Object(
        {
          remote: RemoteName,
          version: Type.String({ minLength: 1, maxLength: 100 }),
          count: Type.Integer({ minimum: 1, maximum: 100_000 }),
        },
        { additionalProperties: false },
      ),
      { minItems: 1, maxItems: 100 },
    ),
  },
  { additionalProperties: false },
);
const Health = Type.Object({
  remote: Type.Optional(RemoteName),
  hours: Type.Integer({ minimum: 1, maximum: 336, default: 24 }),
});

/** Reports of pages, and the figures that are derived from them. */
export function telemetryRoutes(
  app: FastifyInstance,
  { pool, signer }: { pool: Pool; signer: Signer },
): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  const params = Type.Object({ channel: ChannelName });

  api.post(
    '/telemetry',
    {
      schema: {
        summary: 'Accepts reports of pages; invalid ones are listed in the response, the others count',
        body: Batch,
      },
      config: { operation: 'report' },
      bodyLimit: MAX_BATCH_BYTES,
      // Before the body is read.
      onRequest: async (request) => {
        requireRight(request, 'report', '*');
      },
    },
    async (request): Promise<TelemetryAnswer> => {
      const { reports: sent, refused } = readReports(request.body.reports);
      const { reports, unsigned } = await verifyReports(pool, signer, sent);
      return { ...(await countReports(pool, reports)), unsigned, refused };
    },
  );

  api.post(
    '/telemetry/server-failures',
    {
      schema: {
        summary: 'Accepts how often an edge failed to render pages of releases',
        body: FailuresBatch,
        response: { 204: Type.Null() },
      },
      config: { operation: 'report' },
      onRequest: async (request) => {
        requireRight(request, 'report', '*');
      },
    },
    async (request, reply) => {
      await countServerFailures(pool, request.body);
      return reply.code(204).send(null);
    },
  );

  api.get(
    '/telemetry/keys',
    {
      schema: {
        summary:
          'The keys that edges sign page tokens with, of yesterday, today and tomorrow; they change every day',
        response: { 200: Type.Unknown({ description: 'The keys.' }) },
      },
    },
    async (request, reply): Promise<PageKeysAnswer> => {
      requireRight(request, 'report', '*');
      void reply.header('cache-control', 'no-store');
      return { keys: pageKeys(signer) };
    },
  );

  api.get(
    '/channels/:channel/propagation',
    { schema: { summary: 'How many open pages have followed the newest revision', params } },
    async (request) => {
      requireReader(request);
      return readPropagation(pool, request.params.channel);
    },
  );

  api.get(
    '/channels/:channel/health',
    {
      schema: {
        summary: 'The health of releases in the last hours, the oldest first; one point covers `minutes`',
        params,
        querystring: Health,
      },
    },
    async (request) => {
      requireReader(request);
      const { remote = null, hours } = request.query;
      return readHealth(pool, request.params.channel, remote, hours);
    },
  );

  api.get(
    '/channels/:channel/judgements',
    { schema: { summary: 'The comparison of each candidate with its control so far', params } },
    async (request) => {
      requireReader(request);
      return { judgements: await readJudgements(pool, request.params.channel) };
    },
  );
}
