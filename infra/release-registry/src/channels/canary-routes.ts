import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { damagedFiles } from '../gate/damaged-files.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { abortCanary, pauseOrContinueCanary, promoteCanary, startCanary } from './canary.ts';
import { readChannelState } from './channel-state.ts';
import { readChangeRequest } from './read-change-request.ts';
import type { RevisionFeed } from './revision-feed.ts';
import * as shapes from './shapes.ts';
import { withDryRun } from './with-dry-run.ts';

interface Parts {
  pool: Pool;
  store: ReleaseStore;
  feed: RevisionFeed;
}

/** Candidates, from their first visitors until they are promoted or aborted. */
export function canaryRoutes(app: FastifyInstance, { pool, store, feed }: Parts): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  const params = shapes.Channel;

  api.post(
    '/channels/:channel/canaries',
    {
      schema: { summary: 'Gives a release to a share of visitors', params, body: shapes.Canary },
      config: { operation: 'canary' },
    },
    async (request) => {
      const change = readChangeRequest(request, 'activate');
      return feed.announce(
        await startCanary(pool, change, await damagedFiles(pool, store, change.remote, [change.version])),
      );
    },
  );

  for (const { path, dryRun, summary, announce } of withDryRun(
    '/channels/:channel/promotions',
    'Makes a candidate live for every visitor',
    feed,
  ))
    api.post(
      path,
      { schema: { summary, params, body: shapes.Candidate }, config: { operation: 'promote' } },
      async (request) => {
        const change = { ...readChangeRequest(request, 'activate'), dryRun };
        const { remotes } = await readChannelState(pool, change.channel);
        const version = remotes[change.remote]?.canary?.version;
        return announce(
          await promoteCanary(pool, change, await damagedFiles(pool, store, change.remote, [version])),
        );
      },
    );

  api.post(
    '/channels/:channel/aborts',
    {
      schema: {
        summary: 'Removes a candidate from its visitors and quarantines it',
        params,
        body: shapes.Abort,
      },
      config: { operation: 'abort' },
    },
    async (request) => feed.announce(await abortCanary(pool, readChangeRequest(request, 'rollback'))),
  );

  for (const operation of ['pause', 'continue'] as const)
    api.post(
      `/channels/:channel/${operation}s`,
      {
        schema: {
          summary: operation === 'pause' ? 'Pauses a rollout' : 'Continues a paused rollout',
          params,
          body: shapes.Candidate,
        },
        config: { operation },
      },
      async (request) => pauseOrContinueCanary(pool, readChangeRequest(request, 'activate'), operation),
    );
}
