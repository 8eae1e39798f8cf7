import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { GateVerdict } from '@souk/contracts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { requireReader } from '../authorize.ts';
import { findingsAgainst } from '../gate/gate.ts';
import { parseReleaseRecord } from '../releases/release-record.ts';
import { listChannels, readChannelState, readHistory } from './channel-state.ts';
import * as shapes from './shapes.ts';

/** State and history of a channel, and what its gate says of a release. */
export function channelRoutes(app: FastifyInstance, pool: Pool): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  const params = shapes.Channel;

  api.get('/channels', { schema: { summary: 'Channels with at least one revision' } }, async (request) => {
    requireReader(request);
    return { channels: await listChannels(pool) };
  });

  api.get(
    '/channels/:channel',
    { schema: { summary: 'Live and quarantined releases', params } },
    async (request) => {
      requireReader(request);
      return readChannelState(pool, request.params.channel);
    },
  );

  api.get(
    '/channels/:channel/history',
    { schema: { summary: 'Its revisions, the newest first', params, querystring: shapes.History } },
    async (request) => {
      requireReader(request);
      return { revisions: await readHistory(pool, request.params.channel, request.query) };
    },
  );

  api.post(
    '/channels/:channel/check',
    {
      schema: {
        summary: 'Checks a release against the gate before it is published',
        params,
        body: shapes.Check,
      },
      config: { operation: 'check' },
    },
    async (request): Promise<GateVerdict> => {
      requireReader(request);
      const { channel } = request.params;
      const text = Buffer.from(JSON.stringify(request.body.record));
      const record = parseReleaseRecord(text, request.body.remote, request.body.version);
      const findings = await findingsAgainst(pool, await readChannelState(pool, channel), record, []);
      const { remote, version } = record;
      return { channel, remote, version, passed: findings.length === 0, findings };
    },
  );
}
