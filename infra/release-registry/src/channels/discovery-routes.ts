import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { SIGNATURE_HEADER } from '@souk/contracts';
import { openEventStream } from '@souk/http-server';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import Type from 'typebox';
import { requireReader } from '../authorize.ts';
import { ChannelName } from '../releases/release-record.ts';
import type { Signer } from '../signing/sign-document.ts';
import { TokenStreams } from '../tokens/token-streams.ts';
import { readChannelState } from './channel-state.ts';
import { readDiscoveryDocument } from './discovery-document.ts';
import type { RevisionFeed } from './revision-feed.ts';
import { streamRevisions } from './stream-revisions.ts';

/** An event has about 100 bytes. */
const MAX_UNREAD_BYTES = 64 * 1024;

interface Parts {
  pool: Pool;
  feed: RevisionFeed;
  signer: Signer;
}

/** The signed discovery document for edges, and a stream of new revisions. */
export function discoveryRoutes(app: FastifyInstance, { pool, feed, signer }: Parts): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  const params = Type.Object({ channel: ChannelName });
  const streams = new TokenStreams(pool);
  app.addHook('onClose', async () => streams.close());

  api.get(
    '/channels/:channel/discovery',
    {
      schema: {
        summary: 'The discovery document with the time of this response, signed over its exact bytes',
        params,
      },
    },
    async (request, reply) => {
      requireReader(request);
      const document = await readDiscoveryDocument(pool, request.params.channel);
      const text = JSON.stringify(document);
      // Each response is signed with its own time, which shows edges that the registry is alive.
      return reply
        .header('cache-control', 'no-store')
        .header(SIGNATURE_HEADER, signer.sign(text))
        .type('application/json; charset=utf-8')
        .send(text);
    },
  );

  api.get(
    '/channels/:channel/events',
    {
      schema: {
        summary: 'New revisions as server-sent events, until the token expires or is revoked',
        params,
      },
    },
    async (request, reply) => {
      const { tokenId } = requireReader(request);
      const { channel } = request.params;
      reply.hijack();
      const stream = openEventStream(reply.raw, { maxUnreadBytes: MAX_UNREAD_BYTES });
      if (!stream) return;
      stream.onEnd(streams.add(tokenId, stream.end));
      await streamRevisions(stream, feed, channel, async () => {
        const { epoch, revision } = await readChannelState(pool, channel);
        return { channel, epoch, revision };
      });
    },
  );
}
