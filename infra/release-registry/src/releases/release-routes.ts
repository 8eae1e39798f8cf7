import { RELEASE_MEDIA_TYPE, SERVER_FILE } from '@souk/contracts';
import { MAX_LIST_ENTRIES } from '@souk/contracts/channel-changes';
import { Problem } from '@souk/http-server';
import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { Readable } from 'node:stream';
import Type from 'typebox';
import { actorOf } from '../audit/audit-log.ts';
import { requireReader, requireRight } from '../authorize.ts';
import { neverPublished } from './never-published.ts';
import { publishRelease } from './publish-release.ts';
import { RemoteName, Version } from './release-record.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { collectedAt } from '../retention/collected-releases.ts';
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
          limit: Type.Integer({ minimum: 1, maximum: MAX_LIST_ENTRIES, default: 100 }),
        }),
      },
    },
    async (request) => {
      requireReader(request);
      const { remote, limit } = request.query;
      return { releases: await listReleases(pool, remote ?? null, limit) };
    },
  );

  api.get('/releases/:remote/:version', { schema: { params: Params } }, async (request) => {
    requireReader(request);
    const { params } = request;
    const record = await findRelease(pool, params.remote, params.version);
    if (!record) throw neverPublished(params.remote, params.version);
    if (await collectedAt(pool, params.remote, params.version))
      throw new Problem(
        404,
        'collected',
        `The files of ${params.remote} ${params.version} were deleted, since no channel needed them any more. Publish the build under a new version.`,
      );
    if (!(await store.holds(params.remote, params.version)))
      throw new Problem(
        404,
        'files-missing',
        `The files of ${params.remote} ${params.version} are not in the store. Publish the same build again.`,
      );
    return record;
  });

  api.get(
    '/releases/:remote/:version/server-bundle',
    {
      schema: {
        summary: 'The file that renders pages of the release on a server, which no browser is given',
        params: Params,
      },
    },
    async (request, reply) => {
      requireReader(request);
      const { remote, version } = request.params;
      const record = await findRelease(pool, remote, version);
      const file = record?.files.find(({ path }) => path === SERVER_FILE);
      const bytes = record && file && (await store.read(record, file));
      if (!bytes)
        throw new Problem(
          404,
          'no-server-bundle',
          `${remote} ${version} has no ${SERVER_FILE}, which renders pages on a server. Name pages in "serverRendered" of its remote.json, and publish a new version.`,
        );
      return reply.type('text/javascript; charset=utf-8').send(bytes);
    },
  );

  const publishing = {
    schema: {
      summary: 'Publishes an immutable release; repeating it with the same content changes nothing',
      params: Params,
      response: {
        200: Type.Unknown({ description: 'Published before, with the same content.' }),
        201: Type.Unknown({ description: 'Published.' }),
      },
    },
    config: { operation: 'publish' as const },
    // Before the body is read, so that callers without the right cannot send a hundred megabytes.
    onRequest: async (request: FastifyRequest<{ Params: { remote: string; version: string } }>) => {
      requireRight(request, 'publish', request.params.remote);
    },
  };
  api.put('/releases/:remote/:version', publishing, async (request, reply) => {
    const { remote, version } = request.params;
    if (!(request.body instanceof Readable))
      throw new Problem(415, 'bad-release', `Send the release with the content type ${RELEASE_MEDIA_TYPE}.`);
    const { record, created } = await publishRelease(pool, store, {
      remote,
      version,
      actor: actorOf(request),
      body: request.body,
    });
    return reply.code(created ? 201 : 200).send(record);
  });
}
