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
import { abortCanary, holdCanary, promoteCanary, startCanary } from './canary.ts';
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

/** State, history and every change of a channel. A change names the remote in its body, and asks for the right to it. */
export function channelRoutes(app: FastifyInstance, { pool, store, feed }: Parts): void {
  const api = app.withTypeProvider<TypeBoxTypeProvider>();
  const params = shapes.Channel;

  const announced = (change: ChannelChange): ChannelChange => {
    const { channel, epoch, revision } = change.state;
    if (change.changed) feed.publish({ channel, epoch, revision });
    return change;
  };
  /** What every change starts from: who asks, and whether they may. */
  const asked = <B extends { remote: string }>(
    request: FastifyRequest & { params: { channel: string }; body: B },
    action: Action,
  ) => {
    requireRight(request, action, request.body.remote);
    return { ...request.body, channel: request.params.channel, actor: actorOf(request) };
  };
  const damaged = (remote: string, versions: readonly (string | undefined)[]) =>
    damagedFiles(pool, store, remote, versions);

  api.get('/channels', { schema: { summary: 'The channels that were ever used' } }, async (request) => {
    requireReader(request);
    return { channels: await listChannels(pool) };
  });

  api.get(
    '/channels/:channel',
    { schema: { summary: 'What is live, and what is quarantined', params } },
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
        summary: 'What the gate has against a release, before it is published',
        params,
        body: shapes.Check,
      },
      config: { deed: 'check' },
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
      config: { deed: 'activate' },
    },
    async (request) => {
      const wanted = asked(request, 'activate');
      return announced(await activateRelease(pool, wanted, await damaged(wanted.remote, [wanted.version])));
    },
  );

  api.post(
    '/channels/:channel/rollbacks',
    {
      schema: {
        summary:
          'Goes back to an earlier good release; the first release of a remote goes out of the channel',
        params,
        body: shapes.Rollback,
      },
      config: { deed: 'rollback' },
    },
    async (request) => {
      const wanted = asked(request, 'rollback');
      return announced(await rollBackRelease(pool, wanted, await ofWaysBack(wanted)));
    },
  );

  api.post(
    '/channels/:channel/kills',
    {
      schema: { summary: 'Takes a release away from open pages at once', params, body: shapes.Kill },
      config: { deed: 'kill' },
    },
    async (request) => {
      const wanted = asked(request, 'rollback');
      return announced(await killRelease(pool, wanted, await ofWaysBack({ ...wanted, version: undefined })));
    },
  );

  api.post(
    '/channels/:channel/canaries',
    {
      schema: { summary: 'Gives a release to a share of visitors', params, body: shapes.Canary },
      config: { deed: 'canary' },
    },
    async (request) => {
      const wanted = asked(request, 'activate');
      return announced(await startCanary(pool, wanted, await damaged(wanted.remote, [wanted.version])));
    },
  );

  api.post(
    '/channels/:channel/promotions',
    {
      schema: { summary: 'Makes a candidate everybody’s', params, body: shapes.Candidate },
      config: { deed: 'promote' },
    },
    async (request) => {
      const wanted = asked(request, 'activate');
      const { remotes } = await readChannelState(pool, wanted.channel);
      const version = remotes[wanted.remote]?.canary?.version;
      return announced(await promoteCanary(pool, wanted, await damaged(wanted.remote, [version])));
    },
  );

  api.post(
    '/channels/:channel/aborts',
    {
      schema: { summary: 'Takes a candidate back and quarantines it', params, body: shapes.Abort },
      config: { deed: 'abort' },
    },
    async (request) => announced(await abortCanary(pool, asked(request, 'rollback'))),
  );

  for (const hold of ['pause', 'continue'] as const)
    api.post(
      `/channels/:channel/${hold}s`,
      {
        schema: { summary: `A candidate’s clock: ${hold}`, params, body: shapes.Candidate },
        config: { deed: hold },
      },
      async (request) => holdCanary(pool, asked(request, 'activate'), hold),
    );

  api.post(
    '/channels/:channel/quarantine-lifts',
    {
      schema: { summary: 'Lets a quarantined release live again', params, body: shapes.Lift },
      config: { deed: 'lift' },
    },
    async (request) => announced(await liftQuarantine(pool, asked(request, 'administer'))),
  );

  api.post(
    '/channels/:channel/server-renderings',
    {
      schema: {
        summary: 'Has edges render the pages of a remote no longer, or again; `host` stands for every page',
        params,
        body: shapes.RenderingSwitch,
      },
      config: { deed: 'server-rendering' },
    },
    async (request) => announced(await switchServerRendering(pool, asked(request, 'rollback'))),
  );

  api.post(
    '/channels/:channel/set-promotions',
    {
      schema: {
        summary: 'Activates what is live in another channel, all of it or nothing',
        params,
        body: shapes.SetPromotion,
      },
      config: { deed: 'promote-set' },
    },
    async (request) => {
      const { channel } = request.params;
      const { from, remotes } = request.body;
      const source = await readChannelState(pool, from);
      const stable = Object.entries(source.remotes).filter(([name]) => remotes?.includes(name) ?? true);
      const damagedOf = new Map();
      for (const [name, live] of stable) damagedOf.set(name, await damaged(name, [live.stable ?? undefined]));
      return announced(
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
    { schema: { summary: 'How a remote is released', params: shapes.RemoteInChannel } },
    async (request) => {
      requireReader(request);
      return readSettings(pool, request.params.channel, request.params.remote);
    },
  );

  api.patch(
    '/channels/:channel/settings/:remote',
    {
      schema: {
        summary: 'Changes how a remote is released',
        params: shapes.RemoteInChannel,
        body: shapes.Settings,
      },
      config: { deed: 'settings' },
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

  /** The files of whatever a rollback may end at. */
  async function ofWaysBack({
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
    return damaged(remote, good.slice(0, WAYS_BACK));
  }
}

/** How many earlier releases a rollback looks at until it finds one whose files are whole. */
const WAYS_BACK = 5;
