import type { TypeBoxTypeProvider } from '@fastify/type-provider-typebox';
import type { Action, ChannelChange, GateVerdict } from '@souk/contracts';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Pool } from 'pg';
import { actorOf, writeAudit } from '../audit/audit-log.ts';
import { requireReader, requireRight } from '../authorize.ts';
import { findingsAgainst } from '../gate/gate.ts';
import { damagedFiles } from '../gate/damaged-files.ts';
import { parseReleaseRecord } from '../releases/release-record.ts';
import type { ReleaseStore } from '../store/release-store.ts';
import { activateRelease } from './activate.ts';
import { abortCanary, pauseOrContinueCanary, promoteCanary, startCanary } from './canary.ts';
import { listChannels, readChannelState, readGoodVersions, readHistory } from './channel-state.ts';
import { liftQuarantine } from './lift-quarantine.ts';
import { promoteSet } from './promote-set.ts';
import { readSettings, writeSettings } from './remote-settings.ts';
import type { RevisionFeed } from './revision-feed.ts';
import { killRelease, rollBackRelease } from './roll-back.ts';
import * as shapes from './shapes.ts';
import { switchServerRendering } from './switch-server-rendering.ts';

interface Parts {
  pool: Pool;
  store: ReleaseStore;
  feed: RevisionFeed;
}

/** State, history and every change of a channel. A change names the remote in its body and requires the right to it. */
export function channelRoutes(app: FastifyInstance, { pool, store, feed }: Parts): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  const params = shapes.Channel;

  const announce = (change: ChannelChange): ChannelChange => {
    const { channel, epoch, revision } = change.state;
    if (change.changed) feed.publish({ channel, epoch, revision });
    return change;
  };
  /** Checks the caller's right, and reads the change from the request. */
  const changeRequest = <B extends { remote: string }>(
    request: FastifyRequest & { params: { channel: string }; body: B },
    action: Action,
  ) => {
    requireRight(request, action, request.body.remote);
    return { ...request.body, channel: request.params.channel, actor: actorOf(request) };
  };
  const damaged = (remote: string, versions: readonly (string | undefined)[]) =>
    damagedFiles(pool, store, remote, versions);

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

  api.post(
    '/channels/:channel/activations',
    {
      schema: { summary: 'Makes a published release live', params, body: shapes.Activation },
      config: { operation: 'activate' },
    },
    async (request) => {
      const change = changeRequest(request, 'activate');
      return announce(await activateRelease(pool, change, await damaged(change.remote, [change.version])));
    },
  );

  api.post(
    '/channels/:channel/rollbacks',
    {
      schema: {
        summary: 'Rolls back to an earlier good release; a first release is removed from the channel',
        params,
        body: shapes.Rollback,
      },
      config: { operation: 'rollback' },
    },
    async (request) => {
      const change = changeRequest(request, 'rollback');
      return announce(await rollBackRelease(pool, change, await damagedRollbackTargets(change)));
    },
  );

  api.post(
    '/channels/:channel/kills',
    {
      schema: { summary: 'Removes a release from open pages at once', params, body: shapes.Kill },
      config: { operation: 'kill' },
    },
    async (request) => {
      const change = changeRequest(request, 'rollback');
      return announce(
        await killRelease(pool, change, await damagedRollbackTargets({ ...change, version: undefined })),
      );
    },
  );

  api.post(
    '/channels/:channel/canaries',
    {
      schema: { summary: 'Gives a release to a share of visitors', params, body: shapes.Canary },
      config: { operation: 'canary' },
    },
    async (request) => {
      const change = changeRequest(request, 'activate');
      return announce(await startCanary(pool, change, await damaged(change.remote, [change.version])));
    },
  );

  api.post(
    '/channels/:channel/promotions',
    {
      schema: { summary: 'Makes a candidate live for every visitor', params, body: shapes.Candidate },
      config: { operation: 'promote' },
    },
    async (request) => {
      const change = changeRequest(request, 'activate');
      const { remotes } = await readChannelState(pool, change.channel);
      const version = remotes[change.remote]?.canary?.version;
      return announce(await promoteCanary(pool, change, await damaged(change.remote, [version])));
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
    async (request) => announce(await abortCanary(pool, changeRequest(request, 'rollback'))),
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
        config: { operation: operation },
      },
      async (request) => pauseOrContinueCanary(pool, changeRequest(request, 'activate'), operation),
    );

  api.post(
    '/channels/:channel/quarantine-lifts',
    {
      schema: { summary: 'Lifts the quarantine of a release', params, body: shapes.Lift },
      config: { operation: 'lift' },
    },
    async (request) => announce(await liftQuarantine(pool, changeRequest(request, 'administer'))),
  );

  api.post(
    '/channels/:channel/server-renderings',
    {
      schema: {
        summary: 'Turns server rendering of a remote’s pages off or on; `host` stands for every page',
        params,
        body: shapes.RenderingSwitch,
      },
      config: { operation: 'server-rendering' },
    },
    async (request) => announce(await switchServerRendering(pool, changeRequest(request, 'rollback'))),
  );

  api.post(
    '/channels/:channel/set-promotions',
    {
      schema: {
        summary: 'Activates the live releases of another channel, all of them or none',
        params,
        body: shapes.SetPromotion,
      },
      config: { operation: 'promote-set' },
    },
    async (request) => {
      const { channel } = request.params;
      const { from, remotes } = request.body;
      const source = await readChannelState(pool, from);
      const stable = Object.entries(source.remotes).filter(([name]) => remotes?.includes(name) ?? true);
      const damagedOf = new Map();
      for (const [name, live] of stable) damagedOf.set(name, await damaged(name, [live.stable ?? undefined]));
      return announce(
        await promoteSet(
          pool,
          {
            ...request.body,
            channel,
            actor: actorOf(request),
            requireRight: (remote) => requireRight(request, 'activate', remote),
          },
          damagedOf,
        ),
      );
    },
  );

  api.get(
    '/channels/:channel/settings/:remote',
    { schema: { summary: 'The release settings of a remote', params: shapes.RemoteInChannel } },
    async (request) => {
      requireReader(request);
      return readSettings(pool, request.params.channel, request.params.remote);
    },
  );

  api.patch(
    '/channels/:channel/settings/:remote',
    {
      schema: {
        summary: 'Changes the release settings of a remote',
        params: shapes.RemoteInChannel,
        body: shapes.Settings,
      },
      config: { operation: 'settings' },
    },
    async (request) => {
      const { channel, remote } = request.params;
      requireRight(request, 'administer', remote);
      const settings = await writeSettings(pool, channel, remote, request.body);
      const reason = JSON.stringify(request.body);
      await writeAudit(pool, actorOf(request), { action: 'settings', channel, remote, reason });
      return settings;
    },
  );

  /** Damaged files of the releases that a rollback may choose. */
  async function damagedRollbackTargets({
    channel,
    remote,
    version,
  }: {
    channel: string;
    remote: string;
    version?: string | undefined;
  }) {
    if (version !== undefined) return damaged(remote, [version]);
    const good = await readGoodVersions(pool, channel, remote);
    return damaged(remote, good.slice(0, MAX_ROLLBACK_CANDIDATES));
  }
}

/** How many earlier releases a rollback tries until it finds one with intact files. */
const MAX_ROLLBACK_CANDIDATES = 5;
