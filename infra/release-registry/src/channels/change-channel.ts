import type { ChannelChange, ChannelState } from '@souk/contracts';
import { transaction } from '@souk/database';
import type { Pool, PoolClient } from 'pg';
import { Problem } from '../problem.ts';
import { findRelease } from '../releases/releases.ts';
import { readChannelState } from './channel-state.ts';

export interface ChangeRequest {
  channel: string;
  remote: string;
  actor: string;
  /** The revision that the change was decided on; absent: whatever is the newest. */
  revision?: number | undefined;
  reason?: string | undefined;
}

/** The row that a change adds, and what it quarantines. */
interface Decision {
  version: string;
  action: 'activate' | 'rollback';
  quarantine: string | null;
}

/** Makes a published release the live one of its remote. @throws Problem */
export function activateRelease(
  pool: Pool,
  request: ChangeRequest & { version: string },
): Promise<ChannelChange> {
  const { remote, version } = request;
  return changeChannel(pool, request, async (client, state) => {
    if (state.remotes[remote]?.stable === version && !state.remotes[remote].canary) return null;
    await requireGoodRelease(client, state, remote, version);
    return { version, action: 'activate', quarantine: null };
  });
}

/**
 * Goes back to an earlier good release, by default the last one, and quarantines the one rolled back from. Asked again
 * without a version, it changes nothing: a second press of the button must not take a good release down.
 * @throws Problem
 */
export function rollBackRelease(
  pool: Pool,
  request: ChangeRequest & { version?: string | undefined; reason: string },
): Promise<ChannelChange> {
  const { remote, channel } = request;
  return changeChannel(pool, request, async (client, state) => {
    const live = state.remotes[remote];
    if (!live) throw new Problem(404, 'not-live', `${remote} has no live release in ${channel}.`);
    if (request.version === undefined && live.action === 'rollback') return null;
    const version = request.version ?? live.fallback;
    if (version === null)
      throw new Problem(
        422,
        'no-good-release',
        `${remote} has no good release before ${live.stable} to go back to.`,
      );
    if (version === live.stable) return null;
    await requireGoodRelease(client, state, remote, version);
    return { version, action: 'rollback', quarantine: live.stable };
  });
}

/** Everything that must hold before a release goes live; further checks of a candidate belong here. */
async function requireGoodRelease(
  client: PoolClient,
  state: ChannelState,
  remote: string,
  version: string,
): Promise<void> {
  if (!(await findRelease(client, remote, version)))
    throw new Problem(404, 'no-release', `${remote} ${version} was never published.`);
  const bad = state.quarantined.find((held) => held.remote === remote && held.version === version);
  if (bad)
    throw new Problem(
      422,
      'quarantined',
      `${remote} ${version} was rolled back from ${state.channel} in revision ${bad.revision} ("${bad.reason}") and is quarantined; publish the mended release under a new version.`,
    );
}

/** Adds a row to the channel's history, by compare-and-swap on its revision; nothing to do adds none. */
async function changeChannel(
  pool: Pool,
  request: ChangeRequest,
  decide: (client: PoolClient, state: ChannelState) => Promise<Decision | null>,
): Promise<ChannelChange> {
  try {
    return await transaction(pool, async (client) => {
      const state = await readChannelState(client, request.channel);
      if (request.revision !== undefined && request.revision !== state.revision) throw stale(state);
      const decision = await decide(client, state);
      if (!decision) return { changed: false, state };
      await append(client, request, state.revision + 1, decision);
      return { changed: true, state: await readChannelState(client, request.channel) };
    });
  } catch (error) {
    // Two changes reached for the same next revision, and the other one has it.
    if (isTaken(error)) throw stale(await readChannelState(pool, request.channel));
    throw error;
  }
}

async function append(
  client: PoolClient,
  request: ChangeRequest,
  revision: number,
  decision: Decision,
): Promise<void> {
  const { channel, remote, actor, reason = null } = request;
  await client.query(
    `insert into registry.channel_revisions (channel, revision, remote, stable_version, action, reason, actor)
     values ($1, $2, $3, $4, $5, $6, $7)`,
    [channel, revision, remote, decision.version, decision.action, reason, actor],
  );
  if (decision.quarantine === null) return;
  await client.query(
    `insert into registry.quarantined_releases (channel, remote, version, revision, reason)
     values ($1, $2, $3, $4, $5) on conflict do nothing`,
    [channel, remote, decision.quarantine, revision, reason],
  );
}

function stale(state: ChannelState): Problem {
  return new Problem(
    409,
    'stale-revision',
    `${state.channel} is at revision ${state.revision} by now; look at what changed, and decide again.`,
    state,
  );
}

const isTaken = (error: unknown): boolean =>
  error instanceof Error &&
  'code' in error &&
  error.code === '23505' &&
  'constraint' in error &&
  error.constraint === 'channel_revisions_pkey';
