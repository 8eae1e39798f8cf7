import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { ChannelChange } from '@souk/contracts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import Type from 'typebox';
import { RemoteName, Version } from '../releases/release-record.ts';
import { activateRelease, rollBackRelease } from './change-channel.ts';
import { readChannelState } from './channel-state.ts';
import { readDiscoveryDocument } from './discovery-document.ts';
import { streamRevisions } from './event-stream.ts';
import type { RevisionFeed } from './revision-feed.ts';

const Params = Type.Object({ channel: Type.String({ pattern: '^[a-z][a-z0-9-]{0,39}$' }) });
const Reason = Type.String({ minLength: 1, maxLength: 500, pattern: '^[^\\u0000]*\\S[^\\u0000]*$' });
const Revision = Type.Integer({ minimum: 0, maximum: 2_147_483_647 });

const Activation = Type.Object(
  { remote: RemoteName, version: Version, revision: Type.Optional(Revision), reason: Type.Optional(Reason) },
  { additionalProperties: false },
);
const Rollback = Type.Object(
  { remote: RemoteName, version: Type.Optional(Version), revision: Type.Optional(Revision), reason: Reason },
  { additionalProperties: false },
);

export function channelRoutes(
  app: FastifyInstance,
  { pool, feed }: { pool: Pool; feed: RevisionFeed },
): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();

  const announced = (change: ChannelChange): ChannelChange => {
    const { channel, epoch, revision } = change.state;
    if (change.changed) feed.publish({ channel, epoch, revision });
    return change;
  };

  api.get('/channels/:channel', { schema: { params: Params } }, ({ params }) =>
    readChannelState(pool, params.channel),
  );

  api.post(
    '/channels/:channel/activations',
    { schema: { params: Params, body: Activation } },
    async ({ params, body, actor }) =>
      announced(await activateRelease(pool, { channel: params.channel, actor, ...body })),
  );

  api.post(
    '/channels/:channel/rollbacks',
    { schema: { params: Params, body: Rollback } },
    async ({ params, body, actor }) =>
      announced(await rollBackRelease(pool, { channel: params.channel, actor, ...body })),
  );

  api.get('/channels/:channel/discovery', { schema: { params: Params } }, async (request, reply) => {
    const document = await readDiscoveryDocument(pool, request.params.channel);
    const etag = `"${document.epoch}-${document.revision}"`;
    reply.header('etag', etag).header('cache-control', 'no-cache');
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return document;
  });

  api.get('/channels/:channel/events', { schema: { params: Params } }, async (request, reply) => {
    const { channel } = request.params;
    reply.hijack();
    await streamRevisions(reply.raw, feed, channel, async () => {
      const { epoch, revision } = await readChannelState(pool, channel);
      return { channel, epoch, revision };
    });
  });
}
