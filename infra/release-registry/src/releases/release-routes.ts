import { RELEASE_MEDIA_TYPE } from '@souk/contracts';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { Readable } from 'node:stream';
import Type from 'typebox';
import { Problem } from '../problem.ts';
import { publishRelease } from './publish-release.ts';
import { RemoteName, Version } from './release-record.ts';
import type { ReleaseStore } from './release-store.ts';
import { findRelease, listReleases } from './releases.ts';

const Params = Type.Object({ remote: RemoteName, version: Version });

export function releaseRoutes(
  app: FastifyInstance,
  { pool, store }: { pool: Pool; store: ReleaseStore },
): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  api.addContentTypeParser(RELEASE_MEDIA_TYPE, (_request, payload, done) => done(null, payload));

  api.get(
    '/releases',
    {
      schema: {
        querystring: Type.Object({
          remote: Type.Optional(RemoteName),
          limit: Type.Integer({ minimum: 1, maximum: 500, default: 100 }),
        }),
      },
    },
    async ({ query }) => ({ releases: await listReleases(pool, query.remote ?? null, query.limit) }),
  );

  api.get('/releases/:remote/:version', { schema: { params: Params } }, async ({ params }) => {
    const record = await findRelease(pool, params.remote, params.version);
    if (!record)
      throw new Problem(404, 'no-release', `${params.remote} ${params.version} was never published.`);
    if (!(await store.holds(params.remote, params.version)))
      throw new Problem(
        404,
        'files-missing',
        `${params.remote} ${params.version} is known, but its files are gone; publish it again.`,
      );
    return record;
  });

  api.put('/releases/:remote/:version', { schema: { params: Params } }, async (request, reply) => {
    const { remote, version } = request.params;
    if (!(request.body instanceof Readable))
      throw new Problem(415, 'bad-release', `A release is sent as ${RELEASE_MEDIA_TYPE}.`);
    const { record, created } = await publishRelease(pool, store, {
      remote,
      version,
      actor: request.actor,
      body: request.body,
    });
    return reply.code(created ? 201 : 200).send(record);
  });
}
