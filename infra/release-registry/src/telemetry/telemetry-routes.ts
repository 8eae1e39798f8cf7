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

/** As much as browsers send by beacon, for each report: no page's report keeps those of others out. */
const MOST_BYTES = TELEMETRY_BATCH * 65_536;
const Batch = Type.Object(
  { reports: Type.Array(Type.Unknown(), { minItems: 1, maxItems: TELEMETRY_BATCH }) },
  { additionalProperties: false },
);
const Health = Type.Object({
  remote: Type.Optional(RemoteName),
  hours: Type.Integer({ minimum: 1, maximum: 336, default: 24 }),
});

/** What pages report, and what is made of it. */
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
        summary: 'Takes reports of pages in; one that is none is named and left out, the others count',
        body: Batch,
      },
      config: { deed: 'report' },
      bodyLimit: MOST_BYTES,
      // Before the body is taken.
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

  api.get(
    '/telemetry/keys',
    {
      schema: {
        summary:
          'What edges sign the tokens of pages with, of yesterday, today and tomorrow; changes every day',
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
    { schema: { summary: 'How far open pages have followed the newest revision', params } },
    async (request) => {
      requireReader(request);
      return readPropagation(pool, request.params.channel);
    },
  );

  api.get(
    '/channels/:channel/health',
    {
      schema: {
        summary:
          'How releases did in the last hours, the oldest first; `minutes` is what one point stands for',
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
    { schema: { summary: 'What the comparison of each candidate with its control says so far', params } },
    async (request) => {
      requireReader(request);
      return { judgements: await readJudgements(pool, request.params.channel) };
    },
  );
}
