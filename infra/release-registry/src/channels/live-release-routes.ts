import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import { allows } from '@souk/contracts';
import type { FastifyInstance } from 'fastify';
import type { Pool } from 'pg';
import { damagedFiles } from '../gate/damaged-files.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { activateRelease } from './activate.ts';
import { liftQuarantine } from './lift-quarantine.ts';
import { readChangeRequest } from './read-change-request.ts';
import type { RevisionFeed } from './revision-feed.ts';
import { killRelease, rollBackRelease } from './roll-back.ts';
import { damagedForKill, damagedForRollback } from './rollback-targets.ts';
import * as shapes from './shapes.ts';
import { withDryRun } from './with-dry-run.ts';

interface Parts {
  pool: Pool;
  store: ReleaseStore;
  feed: RevisionFeed;
}

/** What is live for every visitor: activation, rollback, kill and the end of a quarantine. */
export function liveReleaseRoutes(app: FastifyInstance, { pool, store, feed }: Parts): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  const params = shapes.Channel;

  api.post(
    '/channels/:channel/activations',
    {
      schema: { summary: 'Makes a published release live', params, body: shapes.Activation },
      config: { operation: 'activate' },
    },
    async (request) => {
      const change = readChangeRequest(request, 'activate');
      return feed.announce(
        await activateRelease(pool, change, await damagedFiles(pool, store, change.remote, [change.version])),
      );
    },
  );

  for (const { path, dryRun, summary, announce } of withDryRun(
    '/channels/:channel/rollbacks',
    'Rolls back to an earlier good release; a first release is removed from the channel',
    feed,
  ))
    api.post(
      path,
      { schema: { summary, params, body: shapes.Rollback }, config: { operation: 'rollback' } },
      async (request) => {
        const change = readChangeRequest(request, 'rollback');
        const mayActivate = allows(request.identity?.scopes ?? [], 'activate', change.remote);
        const damaged = await damagedForRollback({ pool, store }, change);
        return announce(await rollBackRelease(pool, { ...change, dryRun, mayActivate }, damaged));
      },
    );

  for (const { path, dryRun, summary, announce } of withDryRun(
    '/channels/:channel/kills',
    'Removes a release from open pages at once',
    feed,
  ))
    api.post(
      path,
      { schema: { summary, params, body: shapes.Kill }, config: { operation: 'kill' } },
      async (request) => {
        const change = { ...readChangeRequest(request, 'rollback'), dryRun };
        return announce(await killRelease(pool, change, await damagedForKill({ pool, store }, change)));
      },
    );

  for (const { path, dryRun, summary, announce } of withDryRun(
    '/channels/:channel/quarantine-lifts',
    'Lifts the quarantine of a release',
    feed,
  ))
    api.post(
      path,
      { schema: { summary, params, body: shapes.Lift }, config: { operation: 'lift' } },
      async (request) =>
        announce(await liftQuarantine(pool, { ...readChangeRequest(request, 'administer'), dryRun })),
    );
}
